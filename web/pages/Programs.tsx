import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { AskFirst, Dialog } from '../frame/Dialog.tsx';
import type { MenuEntry } from '../frame/Menu.tsx';
import { api, codeOf } from '../net/api.ts';
import { useSelf } from '../net/me.ts';
import type { Program, SeatInfo, TableInfo } from '../net/wire.ts';
import { type FrameText, useLang, useT } from '../text/index.ts';
import { Copy } from './Copy.tsx';

const NONE: readonly Program[] = [];
const usePrograms = create<{ readonly of: string; readonly list: readonly Program[] }>(() => ({ of: '', list: NONE }));
/** The programs of whoever is here, asked for once, where they are `wanted`. */
function useMyPrograms(wanted = true): readonly Program[] {
  const me = useSelf((s) => s.me?.id) ?? '';
  const { of, list } = usePrograms();
  useEffect(() => {
    if (!wanted || me === '' || of === me) return;
    usePrograms.setState({ of: me, list: NONE });
    api.programs().then(
      (found) => usePrograms.setState({ of: me, list: found }),
      () => usePrograms.setState({ of: '', list: NONE }),
    );
  }, [wanted, me, of]);
  return of === me ? list : NONE;
}
const trouble = (t: FrameText, error: unknown): string =>
  t.programs.trouble[codeOf(error) as keyof typeof t.programs.trouble] ?? t.programs.trouble.unknown;

/** Programs I have written: a token each, told once. */
export function Programs() {
  const t = useT();
  const lang = useLang();
  const programs = useMyPrograms();
  const [making, make] = useState(false);
  const [dropping, drop] = useState<Program>();
  const [failed, fail] = useState<string>();
  const day = (at: number) => new Date(at).toLocaleDateString(lang, { day: 'numeric', month: 'long' });
  const revoke = ({ id }: Program) => {
    drop(undefined);
    fail(undefined);
    api.dropProgram(id).then(
      (list) => usePrograms.setState({ list }),
      (error: unknown) => fail(trouble(t, error)),
    );
  };
  return (
    <section className="pg-panel own">
      <h2 className="pg-h pg-h-s">{t.programs.title}</h2>
      <p className="cd-muted cd-small">{t.programs.lead}</p>
      <ul className="programs">
        {programs.map((p) => (
          <li key={p.id}>
            <span>
              <b data-shortens="">{p.name}</b>
              <small className="cd-muted">
                {t.programs.made(day(p.made))} · {p.used === null ? t.programs.never : t.programs.used(day(p.used))}
              </small>
            </span>
            <button type="button" className="cd-tool" aria-label={t.programs.drop(p.name)} onClick={() => drop(p)}>
              <Icon name="ban" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="cd-button cd-flush" data-kind="quiet" onClick={() => make(true)}>
        <Icon name="plus" small /> {t.programs.make}
      </button>
      {failed && (
        <p className="cd-trouble" role="alert">
          {failed}
        </p>
      )}
      {making && <NewProgram onClose={() => make(false)} />}
      {dropping && (
        <AskFirst
          title={t.programs.drop(dropping.name)}
          text={t.programs.dropText}
          yes={t.programs.drop(dropping.name)}
          onClose={() => drop(undefined)}
          onYes={() => revoke(dropping)}
        />
      )}
    </section>
  );
}
function NewProgram({ onClose }: { onClose(): void }) {
  const t = useT();
  const [name, setName] = useState('');
  const [token, told] = useState<string>();
  const [failed, fail] = useState<string>();
  const send = (e: FormEvent) => {
    e.preventDefault();
    fail(undefined);
    api.makeProgram(name.trim()).then(
      ({ token: made, programs: list }) => {
        usePrograms.setState({ list });
        told(made);
      },
      (error: unknown) => fail(trouble(t, error)),
    );
  };
  return (
    <Dialog title={token === undefined ? t.programs.make : t.programs.token} onClose={onClose}>
      {token === undefined ? (
        <form className="cd-form" onSubmit={send}>
          <label>
            <span>{t.programs.name}</span>
            <input className="cd-field" value={name} maxLength={24} required onChange={(e) => setName(e.target.value)} />
          </label>
          {failed && (
            <p className="cd-trouble" role="alert">
              {failed}
            </p>
          )}
          <button type="submit" className="cd-button cd-button-l" data-kind="go" data-wide="" disabled={name.trim() === ''}>
            {t.programs.make}
          </button>
        </form>
      ) : (
        <>
          <p>{t.programs.once}</p>
          <input className="cd-field" readOnly value={token} aria-label={t.programs.token} onFocus={(e) => e.currentTarget.select()} />
          <p className="cd-muted cd-small">{t.programs.how}</p>
          <pre className="programs__how">{`TOKEN=… python3 examples/seat.py ${location.origin}`}</pre>
          <footer>
            <Copy text={token} label={t.programs.copy} />
          </footer>
        </>
      )}
    </Dialog>
  );
}
/** What the menu of a seat offers for programs: to have one of mine play there, or to have the one there play no longer. */
export function useProgramEntries(
  table: TableInfo | undefined,
  change: (work: Promise<TableInfo>) => void,
): (s: SeatInfo) => readonly MenuEntry[] {
  const t = useT();
  const may = table !== undefined && !table.challenge && !table.here && table.phase !== 'over';
  const here = may && (table.host || table.seats.some((s) => s.mine));
  const mine = useMyPrograms(here);
  if (!here) return () => [];
  return (s) => {
    if (s.sitter.kind === 'bot' && s.sitter.program)
      return [
        {
          id: 'no-program',
          label: t.programs.dismiss(s.sitter.name),
          icon: 'ban',
          run: () => change(api.agree(table.code, s.seat, false)),
        },
      ];
    if ((s.sitter.kind !== 'open' && s.sitter.kind !== 'bot') || s.knock) return [];
    return mine.map((p) => ({
      id: `program ${p.id}`,
      label: t.programs.sit(p.name),
      icon: 'bot',
      run: () => change(api.program(table.code, s.seat, p.id)),
    }));
  };
}
