import { cut } from '@cosmodrome/kit/letters';
import { own } from '@cosmodrome/kit/own';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { ErrorInfo, FormEvent, ReactNode } from 'react';
import { Component, useEffect, useRef, useState } from 'react';
import { timeOfDay } from '../logic/clock.ts';
import { botName } from '../logic/names.ts';
import type { ChatLine } from '../net/wire.ts';
import { useLang, useT } from '../text/index.ts';

export const MOST_LETTERS = 280;
/** What is said must never take the table with it, whatever it is. */
export function ChatLines(props: { readonly chat: readonly ChatLine[]; readonly phrases: Readonly<Record<string, string>> | undefined }) {
  return (
    <Shielded>
      <Lines {...props} />
    </Shielded>
  );
}
class Shielded extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }
  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('the chat could not be drawn', error, info.componentStack);
  }
  override render(): ReactNode {
    return this.state.broken ? <Unread /> : this.props.children;
  }
}
function Unread() {
  return <p className="cd-empty">{useT().chat.broken}</p>;
}
function Lines({ chat, phrases }: { readonly chat: readonly ChatLine[]; readonly phrases: Readonly<Record<string, string>> | undefined }) {
  const t = useT();
  const lang = useLang();
  const end = useRef<HTMLDivElement>(null);
  const count = chat.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a line comes
  useEffect(() => {
    const body = end.current?.closest('.cd-panel__body');
    if (body) body.scrollTop = body.scrollHeight;
  }, [count]);
  return (
    <div role="log" aria-label={t.chat.label}>
      <ol>
        {chat.map((c) => (
          <li key={c.id} className="cd-say">
            {c.seat === null ? <Icon name="eye" small /> : <SeatShape seat={c.seat} size="xs" />}
            <div>
              <b>
                {c.name}
                <small>
                  {c.gallery && `${t.chat.gallery} · `}
                  {timeOfDay(c.at, lang)}
                </small>
              </b>
              <p>
                {c.event
                  ? (own(t.chat.events, c.event)?.(botName(c.seat ?? 0)) ?? '')
                  : c.phrase
                    ? (own(phrases, c.phrase) ?? c.text)
                    : c.text}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {chat.length === 0 && <p className="cd-empty">{t.chat.empty}</p>}
      <div ref={end} />
    </div>
  );
}
export function ChatFoot({
  phrases,
  gallery = false,
  onSay,
}: {
  readonly phrases: Readonly<Record<string, string>> | undefined;
  /** I have no seat and the game runs: other spectators read me now, those who play after the end. */
  readonly gallery?: boolean;
  onSay(message: { text?: string; phrase?: string }): Promise<boolean>;
}) {
  const t = useT();
  const [text, write] = useState('');
  const [failed, fail] = useState(false);
  const prompt = gallery ? t.chat.writeGallery : t.chat.write;
  const send = async (e: FormEvent) => {
    e.preventDefault();
    const said = text.trim();
    if (!said) return;
    write('');
    const ok = await onSay({ text: said });
    fail(!ok);
    if (!ok) write(said);
  };
  return (
    <>
      {phrases && (
        <div className="cd-phrases">
          {Object.entries(phrases).map(([key, words]) => (
            <button key={key} type="button" className="cd-tag" onClick={() => void onSay({ phrase: key })}>
              {words}
            </button>
          ))}
        </div>
      )}
      {gallery && <p className="cd-muted cd-small cd-gallery">{t.chat.galleryHelp}</p>}
      <form className="cd-panel__foot" onSubmit={(e) => void send(e)}>
        <input
          className="cd-field"
          value={text}
          onChange={(e) => write(cut(e.currentTarget.value, MOST_LETTERS))}
          placeholder={prompt}
          aria-label={prompt}
          aria-invalid={failed || undefined}
          autoComplete="off"
          data-chat=""
        />
        <button type="submit" className="cd-tool" aria-label={t.chat.send}>
          <Icon name="arrow" />
        </button>
      </form>
    </>
  );
}
