import { cut } from '@cosmodrome/kit/letters';
import { own } from '@cosmodrome/kit/own';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { ErrorInfo, FormEvent, ReactNode } from 'react';
import { Component, useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { timeOfDay } from '../logic/clock.ts';
import { botName } from '../logic/names.ts';
import { api } from '../net/api.ts';
import type { ChatLine, TableInfo } from '../net/wire.ts';
import { useLang, useT } from '../text/index.ts';
import { Dialog } from './Dialog.tsx';

export const MOST_LETTERS = 280;
/** What is said must never take the table with it, whatever it is. */
interface LinesProps {
  readonly chat: readonly ChatLine[];
  readonly phrases: Readonly<Record<string, string>> | undefined;
  readonly table: TableInfo;
}
/** What happened to a seat that has a name of its own; bots are called by their seat. */
const SAID: ReadonlySet<string> = new Set(['program', 'claimed', 'unproven', 'returned', 'restored']);
/** Whose words I do not read any more, at which table: in this browser, as long as it is open. */
const useMuted = create<{ readonly muted: ReadonlySet<string> }>(() => ({ muted: new Set() }));
export function ChatLines(props: LinesProps) {
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
function Lines({ chat, phrases, table }: LinesProps) {
  const t = useT();
  const [about, ask] = useState<ChatLine>();
  const muted = useMuted((s) => s.muted);
  const seated = table.seats.some((s) => s.mine);
  const isMuted = (c: ChatLine) => c.text !== '' && c.event === undefined && muted.has(`${table.code}/${c.name}`);
  /** Somebody else said it in words of their own. */
  const isTheirs = (c: ChatLine) => c.text !== '' && c.event === undefined && !table.seats.some((s) => s.mine && s.seat === c.seat);
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
                {isTheirs(c) && (
                  <button type="button" className="cd-tool cd-say__more" aria-label={t.chat.about(c.name)} onClick={() => ask(c)}>
                    <Icon name="more" small />
                  </button>
                )}
              </b>
              <p data-muted={isMuted(c) ? '' : undefined}>
                {isMuted(c)
                  ? t.chat.muted
                  : c.event
                    ? (own(t.chat.events, c.event)?.(SAID.has(c.event) ? c.text || t.somebody : botName(c.seat ?? 0)) ?? '')
                    : c.phrase
                      ? (own(phrases, c.phrase) ?? c.text)
                      : c.text}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {chat.length === 0 && <p className="cd-empty">{t.chat.empty}</p>}
      {about && <About line={about} table={table} muted={isMuted(about)} reports={seated} onClose={() => ask(undefined)} />}
      <div ref={end} />
    </div>
  );
}
/** What I can do about somebody who disturbs: read no more of it, or tell the operator. */
function About({
  line,
  table,
  muted,
  reports,
  onClose,
}: {
  readonly line: ChatLine;
  readonly table: TableInfo;
  readonly muted: boolean;
  /** Who sits here may tell the operator of somebody else who does. */
  readonly reports: boolean;
  onClose(): void;
}) {
  const t = useT();
  const [told, tell] = useState<'told' | 'failed'>();
  const key = `${table.code}/${line.name}`;
  const mute = () => {
    const { muted: before } = useMuted.getState();
    useMuted.setState({ muted: new Set(muted ? [...before].filter((m) => m !== key) : [...before, key]) });
    onClose();
  };
  const report = () =>
    api.report(table.code, line.seat as number, line.text).then(
      () => tell('told'),
      () => tell('failed'),
    );
  return (
    <Dialog title={line.name} onClose={onClose}>
      <p className="cd-muted">« {line.text} »</p>
      {told && <p role="status">{t.chat.report[told]}</p>}
      <footer>
        {reports && line.seat !== null && told !== 'told' && (
          <button type="button" className="cd-button" onClick={() => void report()}>
            {t.chat.report.do}
          </button>
        )}
        <button type="button" className="cd-button" onClick={mute}>
          {muted ? t.chat.unmute : t.chat.mute}
        </button>
      </footer>
    </Dialog>
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
