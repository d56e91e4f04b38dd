import type { Handbook, Section } from '@cosmodrome/kit/ui/handbook';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { useHandbook } from '../net/parts.ts';
import { useLang, useT } from '../text/index.ts';

interface Props {
  readonly game: string;
  /** At a table there is little room and something else to do: sections are folded, and lessons open beside it. */
  readonly folded?: boolean;
  onRule(id: string): void;
}
/** The illustrated rules: a short book to read from top to bottom, before the catalogue. */
export function Book({ game, folded, onRule }: Props) {
  const t = useT();
  const book: Handbook | undefined = useHandbook(game);
  if (!book) return null;
  return (
    <section className="cd-book" aria-label={t.book.title}>
      {book.sections.map((section, i) =>
        folded ? (
          <details key={section.id}>
            <summary>
              <b>{i + 1}</b> <Title section={section} />
            </summary>
            <Page {...{ game, section, onRule }} folded />
          </details>
        ) : (
          <article key={section.id} id={`book-${section.id}`}>
            <h2>
              <b>{i + 1}</b> <Title section={section} />
            </h2>
            <Page {...{ game, section, onRule }} />
          </article>
        ),
      )}
    </section>
  );
}
function Title({ section }: { readonly section: Section }) {
  return <Rich quiet>{section.title[useLang()]}</Rich>;
}
function Page({ game, section, folded, onRule }: Props & { readonly section: Section }) {
  const t = useT();
  const lang = useLang();
  const { Figure } = section;
  return (
    <>
      {section.text.map((p) => (
        <p key={p.en}>
          <Rich>{p[lang]}</Rich>
        </p>
      ))}
      <figure>
        {/* It is told whole by its caption. */}
        <div className="cd-fig" data-game={game} aria-hidden="true">
          <Figure lang={lang} />
        </div>
        <figcaption>
          <Rich quiet>{section.caption[lang]}</Rich>
        </figcaption>
      </figure>
      <footer>
        {section.lesson && (
          <a
            className="cd-button"
            data-kind="quiet"
            href={`/learn/${game}/${section.lesson}`}
            {...(folded ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            <Icon name="compass" small /> {t.book.tryIt}
          </a>
        )}
        <span className="cd-book__rules">
          {section.rules.map((id) => (
            <button key={id} type="button" onClick={() => onRule(id)}>
              {id}
            </button>
          ))}
        </span>
      </footer>
    </>
  );
}
