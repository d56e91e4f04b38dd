import type { Json, Topic } from '@cosmodrome/kernel';
import type { About } from '@cosmodrome/kit/face';
import { Held } from '@cosmodrome/kit/ui/Held';

/** A plain card for my things: title, kind, and nothing to draw. Games with a look of their own draw into `Held` instead. */
export function Card({
  title,
  kind,
  topic,
  option,
  about,
  why,
}: {
  readonly title: string;
  readonly kind?: string;
  readonly topic?: Topic;
  readonly option?: Json;
  readonly about?: About;
  readonly why?: string;
}) {
  return (
    <Held
      label={kind ? `${title}, ${kind}` : title}
      className="cd-slot"
      {...(topic !== undefined ? { topic } : {})}
      {...(option !== undefined ? { option } : {})}
      {...(about ? { about } : {})}
      {...(why ? { why } : {})}
    >
      <b>{title}</b>
      {kind && <small>{kind}</small>}
    </Held>
  );
}
