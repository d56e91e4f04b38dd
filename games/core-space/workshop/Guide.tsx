/** How one makes a good mission: the way from an empty deck to a link, and what the rulebook advises. */
import type { Lang } from '@cosmodrome/kit/text';
import { GUIDE } from './guide.ts';

export const Guide = ({ lang }: { readonly lang: Lang }) => (
  <div className="cs-w-guide">
    {GUIDE[lang].map(({ title, steps }) => (
      <section key={title}>
        <h3>{title}</h3>
        <ul>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
