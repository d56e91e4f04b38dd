/** The workshop of missions: those on this device, the six of the box as examples, what came by a link or a file, and the drawing table. */
import type { Json } from '@cosmodrome/kernel';
import type { Lang } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { Workshop, WorkshopHouse, WorkshopProps } from '@cosmodrome/kit/ui/workshop';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { nameOfDrawn } from '../content/drawn.ts';
import { type Flaw, flawsOf, readMission } from '../content/flaws.ts';
import { MISSIONS, type Mission } from '../content/mission.ts';
import { MISSION } from '../content/missions/index.ts';
import { drawnBriefing, titleOf } from '../ui/briefing.ts';
import { Deck } from '../ui/Deck.tsx';
// Its drawings and its dress come with the face.
import '../ui/index.tsx';
import { MISSION_WORDS } from '../ui/terms.ts';
import { mapOf } from './board.ts';
import { copyOf, type Draft, newDraft, openText, renewed } from './draft.ts';
import { Editor } from './Editor.tsx';
import { LABELS } from './labels.ts';
import { Plan } from './Plan.tsx';
import { Far, Flaws } from './Report.tsx';
import { Goes } from './Share.tsx';
import './style.css';

const SIDES = [12, 16, 20, 24, 28] as const;
const DRAWING = '(min-width: 960px) and (min-height: 560px)';
function useWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const asked = matchMedia(DRAWING);
      asked.addEventListener('change', tell);
      return () => asked.removeEventListener('change', tell);
    },
    () => matchMedia(DRAWING).matches,
  );
}
type Screen =
  | { readonly at: 'shelf' }
  | { readonly at: 'look'; readonly draft: Draft; readonly id?: string }
  | { readonly at: 'flawed'; readonly flaws: readonly Flaw[]; readonly mission: Mission | undefined }
  | { readonly at: 'edit'; readonly id: string; readonly draft: Draft };
const freshId = (): string => crypto.randomUUID();
/** What somebody gave: a mission to look at, or what is wrong with it. */
function looked(given: Json): Screen {
  const made = renewed(given);
  const read = readMission(made);
  if ('flaws' in read) {
    const shaped = read.flaws.every(({ at }) => at[0] === 'map' || at[0] === 'floors' || at[0] === 'pieces');
    return { at: 'flawed', flaws: read.flaws, mission: shaped ? (made as unknown as Mission) : undefined };
  }
  const { name } = read.mission;
  if ('mission' in name)
    return { at: 'look', draft: copyOf(read.mission, { title: MISSION_WORDS.en[name.mission].title, story: '', author: '' }) };
  return { at: 'look', draft: read.mission as Draft };
}

function Page({ lang, house, me, arrived }: WorkshopProps) {
  const labels = LABELS[lang];
  const wide = useWide();
  const [screen, go] = useState<Screen>({ at: 'shelf' });
  const [trouble, say] = useState<string>();
  useEffect(() => {
    if (!arrived) return;
    if ('made' in arrived) go(looked(arrived.made));
    else say(LABELS[lang].broken);
  }, [arrived, lang]);
  const back = () => {
    say(undefined);
    go({ at: 'shelf' });
  };
  const edit = (draft: Draft, id = freshId()) => go({ at: 'edit', id, draft });
  if (screen.at === 'edit' && wide)
    return <Editor key={screen.id} id={screen.id} first={screen.draft} lang={lang} house={house} onBack={back} />;
  if (screen.at === 'look' || screen.at === 'edit')
    return (
      <Look
        draft={screen.draft}
        own={screen.id !== undefined}
        wide={wide}
        lang={lang}
        house={house}
        onBack={back}
        onEdit={() =>
          screen.id === undefined
            ? edit({ ...screen.draft, name: { ...screen.draft.name, title: labels.copy(screen.draft.name.title).slice(0, 60) } })
            : edit(screen.draft, screen.id)
        }
      />
    );
  if (screen.at === 'flawed')
    return (
      <div className="cs-w-look">
        <Back lang={lang} onBack={back} />
        <section className="cs-plate cs-w-wrong">
          <p role="alert">{labels.flawed}</p>
          <Flaws flaws={screen.flaws} mission={screen.mission} lang={lang} />
          {screen.mission && 'title' in screen.mission.name && wide && (
            <button type="button" className="cd-button" onClick={() => edit(screen.mission as Draft)}>
              <Icon name="edit" small /> {labels.edit}
            </button>
          )}
        </section>
      </div>
    );
  const open = async (file: File | undefined) => {
    if (!file) return;
    say(undefined);
    const opened = file.size > 200_000 ? ({ why: 'too-large' } as const) : openText(await file.text());
    if ('made' in opened) return go(looked(opened.made));
    say(opened.why === 'too-large' ? labels.fileLarge : labels.fileWrong('line' in opened ? opened.line : undefined));
  };
  return (
    <Shelf
      lang={lang}
      house={house}
      wide={wide}
      trouble={trouble}
      onNew={(side) => edit(newDraft(side, { title: '', story: '', author: me }))}
      onFile={(file) => void open(file)}
      onOpen={(draft, id) => (wide ? edit(draft, id) : go({ at: 'look', draft, id }))}
      onExample={(draft) => go({ at: 'look', draft })}
    />
  );
}
const Back = ({ lang, onBack }: { readonly lang: Lang; onBack(): void }) => (
  <button type="button" className="cd-button" data-kind="quiet" onClick={onBack}>
    <Icon name="back" small /> {LABELS[lang].back}
  </button>
);
function Shelf({
  lang,
  house,
  wide,
  trouble,
  onNew,
  onFile,
  onOpen,
  onExample,
}: {
  readonly lang: Lang;
  readonly house: WorkshopHouse;
  readonly wide: boolean;
  readonly trouble: string | undefined;
  onNew(side: number): void;
  onFile(file: File | undefined): void;
  onOpen(draft: Draft, id: string): void;
  onExample(draft: Draft): void;
}) {
  const labels = LABELS[lang];
  const [side, setSide] = useState<number>(24);
  const [going, forget] = useState<string>();
  return (
    <div className="cs-w-shelf">
      <header>
        <h1>{labels.title}</h1>
        <p>{labels.lead}</p>
        {!wide && <p className="cs-w-wide">{labels.wide}</p>}
        {trouble && (
          <p className="cd-trouble" role="alert">
            {trouble}
          </p>
        )}
        <div className="cs-w-run">
          {wide && (
            <>
              <label>
                {labels.freshSide}
                <select className="cd-field" value={side} onChange={(e) => setSide(Number(e.currentTarget.value))}>
                  {SIDES.map((n) => (
                    <option key={n} value={n}>
                      {labels.side(n)}
                    </option>
                  ))}
                </select>
              </label>
              <button type="button" className="cd-button" data-kind="go" onClick={() => onNew(side)}>
                <Icon name="plus" small /> {labels.fresh}
              </button>
            </>
          )}
          <label className="cd-button cs-w-file">
            <Icon name="up" small /> {labels.open}
            <input
              type="file"
              accept=".json,application/json"
              onChange={(e) => {
                onFile(e.currentTarget.files?.[0]);
                e.currentTarget.value = '';
              }}
            />
          </label>
        </div>
      </header>
      <section>
        <h2>{labels.mine}</h2>
        {house.kept?.length === 0 && <p className="cd-muted">{labels.none}</p>}
        <ul className="cs-w-cards">
          {house.kept?.map(({ id, made, at }) => {
            const draft = renewed(made) as unknown as Draft;
            const title = nameOfDrawn(made) || labels.untitled;
            return (
              <li key={id}>
                <Card draft={draft} title={title} about={new Date(at).toLocaleDateString(lang)} onOpen={() => onOpen(draft, id)} />
                <button
                  type="button"
                  className="cd-button"
                  data-kind="quiet"
                  onClick={() => (going === id ? void house.forget(id) : forget(id))}
                >
                  <Icon name="trash" small /> {going === id ? labels.forgetSure : labels.forget} <span className="cd-hidden">{title}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h2>{labels.examples}</h2>
        <ul className="cs-w-cards">
          {MISSIONS.map((id) => {
            const { title, pitch, story } = MISSION_WORDS[lang][id];
            const draft = copyOf(MISSION[id], { title, story: story as string, author: '' });
            return (
              <li key={id}>
                <Card draft={draft} title={title} about={pitch as string} onOpen={() => onExample(draft)} />
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
function Card({ draft, title, about, onOpen }: { readonly draft: Draft; readonly title: string; readonly about: string; onOpen(): void }) {
  const map = useMemo(() => (typeof draft.map === 'string' ? mapOf({ map: draft.map, floors: draft.floors ?? '' }) : undefined), [draft]);
  return (
    <button type="button" className="cs-w-card" onClick={onOpen}>
      {map ? (
        <svg viewBox={`-20 -20 ${map.plan.cols * 100 + 40} ${map.plan.rows * 100 + 40}`} aria-hidden="true">
          <Deck map={map} />
        </svg>
      ) : (
        <svg viewBox="0 0 10 10" aria-hidden="true" />
      )}
      <b>{title}</b>
      <small>{about}</small>
    </button>
  );
}
/** Somebody's mission as it is: its words, what it asks, its board. To play it, or to change a copy. */
function Look({
  draft,
  own,
  wide,
  lang,
  house,
  onBack,
  onEdit,
}: {
  readonly draft: Draft;
  readonly own: boolean;
  readonly wide: boolean;
  readonly lang: Lang;
  readonly house: WorkshopHouse;
  onBack(): void;
  onEdit(): void;
}) {
  const labels = LABELS[lang];
  const flaws = useMemo(() => flawsOf(draft as never), [draft]);
  const map = useMemo(() => mapOf(draft), [draft]);
  const told = drawnBriefing(draft, lang);
  return (
    <div className="cs-w-look">
      <Back lang={lang} onBack={onBack} />
      <section className="cs-w-board">
        <Plan board={draft} lang={lang} />
      </section>
      <section className="cs-plate cs-w-about">
        <h1>{titleOf(draft, lang) || labels.untitled}</h1>
        {draft.name.author && (
          <p className="cd-muted">
            {labels.by} {draft.name.author}
          </p>
        )}
        {draft.name.story && <p className="cs-own-words">{draft.name.story}</p>}
        <ul>
          {told?.aims.map((aim) => (
            <li key={aim}>{aim}</li>
          ))}
        </ul>
        <Goes draft={draft} faults={flaws.filter(({ grave }) => grave).length} lang={lang} house={house} whole />
        {wide ? (
          <button type="button" className="cd-button" onClick={onEdit}>
            <Icon name="edit" small /> {own ? labels.edit : labels.editCopy}
          </button>
        ) : (
          <p className="cd-muted">{labels.wide}</p>
        )}
        {flaws.length > 0 && <Flaws flaws={flaws} mission={draft} lang={lang} />}
        {map && <Far mission={draft} map={map} lang={lang} />}
      </section>
    </div>
  );
}
export const workshop: Workshop = {
  title: { fr: LABELS.fr.title, en: LABELS.en.title },
  pitch: { fr: LABELS.fr.pitch, en: LABELS.en.pitch },
  Page,
  name: (made) => nameOfDrawn(made),
};
