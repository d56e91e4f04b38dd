/** The workshop of missions: those on this device, the six of the box as examples, what came by a link or a file, and the drawing table. */
import { type Json, LARGEST_BRIEF } from '@cosmodrome/kernel';
import type { Lang } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { ChooseProps, Workshop, WorkshopHouse, WorkshopProps } from '@cosmodrome/kit/ui/workshop';
import { Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { nameOfDrawn } from '../content/drawn.ts';
import { type Flaw, flawsOf, isShaped, readMission } from '../content/flaws.ts';
import { MISSIONS, type Mission, type MissionId } from '../content/mission.ts';
import { MISSION } from '../content/missions/index.ts';
import { Briefing, MissionFacts } from '../ui/Briefing.tsx';
import { drawnBriefing, titleOf } from '../ui/briefing.ts';
import { Deck } from '../ui/Deck.tsx';
// Its drawings and its dress come with the face.
import '../ui/index.tsx';
import { MISSION_WORDS } from '../ui/terms.ts';
import { type Board, mapOf } from './board.ts';
import { copyOf, cut, type Draft, lettersOf, newDraft, openText, renewed, WORDS } from './draft.ts';
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
  | { readonly at: 'look'; readonly draft: Draft }
  | { readonly at: 'flawed'; readonly flaws: readonly Flaw[]; readonly draft: Draft | undefined }
  | { readonly at: 'edit'; readonly id: string; readonly draft: Draft; readonly since: number | undefined; readonly loose: boolean };
const freshId = (): string => crypto.randomUUID();
/** What somebody gave: a mission to look at, or what is wrong with it. */
function looked(given: Json): Screen {
  const made = renewed(given);
  const read = readMission(made);
  if ('flaws' in read)
    return { at: 'flawed', flaws: read.flaws, draft: isShaped(made) ? withWords(made as unknown as Mission) : undefined };
  return { at: 'look', draft: withWords(read.mission) };
}
/** One of the catalogue's has its words in the lexicon. */
const withWords = (mission: Mission): Draft =>
  'mission' in mission.name
    ? copyOf(mission, { title: MISSION_WORDS.en[mission.name.mission].title, story: '', author: '' })
    : (mission as Draft);
function example(id: MissionId, lang: Lang): Draft {
  const { title, story } = MISSION_WORDS[lang][id];
  return copyOf(MISSION[id], { title, story: story as string, author: '' });
}
type Held = Map<string, Json>;
/** Drawn just now or opened from a file: by the place they have in the address. They are there whenever one comes back, and gone when the page is. */
const HELD: Held = new Map();
/** Undefined: nobody knows yet. */
function screenOf(arrived: WorkshopProps['arrived'], kept: WorkshopHouse['kept'], held: Held, lang: Lang): Screen | undefined {
  if (!arrived) return undefined;
  if ('made' in arrived) return looked(arrived.made);
  if ('broken' in arrived || arrived.place === undefined) return { at: 'shelf' };
  const { place } = arrived;
  const [kind, id = ''] = place.split('/');
  const there = held.get(place);
  switch (kind) {
    case 'example':
      return (MISSIONS as readonly string[]).includes(id) ? { at: 'look', draft: example(id as MissionId, lang) } : { at: 'shelf' };
    case 'file':
      return there === undefined ? { at: 'shelf' } : looked(there);
    case 'kept': {
      if (!kept) return undefined;
      const row = kept.find((one) => one.id === id);
      const made = row ? renewed(row.made) : there;
      if (made === undefined) return { at: 'shelf' };
      return isShaped(made)
        ? { at: 'edit', id, draft: withWords(made as unknown as Mission), since: row?.at, loose: row?.loose === true }
        : looked(made);
    }
    default:
      return { at: 'shelf' };
  }
}

function Page({ lang, house, me, arrived }: WorkshopProps) {
  const labels = LABELS[lang];
  const wide = useWide();
  const [trouble, say] = useState<string>();
  const screen = useMemo(() => screenOf(arrived, house.kept, HELD, lang), [arrived, house.kept, lang]);
  // What was said of one place does not hold for the next; a mission that goes on as a copy says so where it goes on.
  const place = arrived && 'place' in arrived ? arrived.place : undefined;
  // Who has gone from one place to another is there with the keys too.
  const before = useRef(arrived);
  useEffect(() => {
    if (before.current && before.current !== arrived) document.querySelector<HTMLElement>('[data-place]')?.focus({ preventScroll: true });
    before.current = arrived;
  }, [arrived]);
  const [split, tellSplit] = useState<string>();
  useEffect(() => say(arrived && 'broken' in arrived ? LABELS[lang].broken : undefined), [arrived, lang]);
  // Who deletes it in another tab takes it from nobody who is drawing it.
  useEffect(() => {
    if (screen?.at === 'edit' && !HELD.has(`kept/${screen.id}`)) HELD.set(`kept/${screen.id}`, screen.draft as never);
  }, [screen]);
  if (!screen) return null;
  const forget = (id: string) => {
    HELD.delete(`kept/${id}`);
    void house.forget(id);
  };
  const to = (at: string, made: Json): void => {
    HELD.set(at, made);
    house.go(at);
  };
  /** It is kept from the first moment; where nothing is kept, it lives as long as the page. */
  const edit = async (draft: Draft, { split = false } = {}) => {
    const id = freshId();
    await house.keep(id, draft.name.title, draft as never, undefined);
    if (split) tellSplit(`kept/${id}`);
    to(`kept/${id}`, draft as never);
  };
  const copy = (draft: Draft): Draft => ({
    ...draft,
    name: { ...draft.name, title: cut(labels.copy(nameOfDrawn(draft as never) || labels.untitled), WORDS.title) },
  });
  const back = () => house.go(undefined);
  if (screen.at === 'edit' && wide)
    return (
      <Editor
        key={screen.id}
        id={screen.id}
        first={screen.draft}
        since={screen.since}
        loose={screen.loose}
        note={split === place ? labels.elsewhere : undefined}
        lang={lang}
        house={house}
        onBack={back}
        onSplit={(draft) => void edit(copy(draft), { split: true })}
      />
    );
  if (screen.at === 'look' || screen.at === 'edit')
    return <Look draft={screen.draft} wide={wide} lang={lang} house={house} onBack={back} onEdit={() => void edit(copy(screen.draft))} />;
  if (screen.at === 'flawed') {
    const { draft } = screen;
    return (
      <section className="cs-w-look" data-place="" aria-label={labels.title} tabIndex={-1}>
        <Back lang={lang} onBack={back} />
        <section className="cs-plate cs-w-wrong">
          <h1>{labels.flawedTitle}</h1>
          <p role="alert">{labels.flawed}</p>
          <Flaws flaws={screen.flaws} mission={draft} lang={lang} />
          {draft && wide && (
            <button type="button" className="cd-button" onClick={() => void edit(draft)}>
              <Icon name="edit" small /> {labels.editCopy}
            </button>
          )}
        </section>
      </section>
    );
  }
  const open = async (file: File | undefined) => {
    if (!file) return;
    say(undefined);
    if (file.size > 4 * LARGEST_BRIEF) return say(labels.fileLarge);
    // It may be gone, or a folder.
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) return say(labels.fileGone);
    const opened = openText(lettersOf(new Uint8Array(bytes)));
    if ('made' in opened) return to(`file/${freshId()}`, opened.made);
    say(opened.why === 'too-large' ? labels.fileLarge : labels.fileWrong(opened.line));
  };
  return (
    <Shelf
      lang={lang}
      house={house}
      wide={wide}
      trouble={trouble}
      onNew={(side) => void edit(newDraft(side, { title: '', story: '', author: cut(me, WORDS.author) }))}
      onFile={(file) => void open(file)}
      onOpen={(id) => house.go(`kept/${id}`)}
      onForget={forget}
      onExample={(id) => house.go(`example/${id}`)}
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
  onForget,
  onExample,
}: {
  readonly lang: Lang;
  readonly house: WorkshopHouse;
  readonly wide: boolean;
  readonly trouble: string | undefined;
  onNew(side: number): void;
  onFile(file: File | undefined): void;
  onOpen(id: string): void;
  onForget(id: string): void;
  onExample(id: MissionId): void;
}) {
  const labels = LABELS[lang];
  const [side, setSide] = useState<number>(24);
  const [going, ask] = useState<string>();
  return (
    <section className="cs-w-shelf" data-place="" aria-label={labels.title} tabIndex={-1}>
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
                <Card draft={draft} title={title} about={new Date(at).toLocaleDateString(lang)} onOpen={() => onOpen(id)} />
                <button type="button" className="cd-button" data-kind="quiet" onClick={() => (going === id ? onForget(id) : ask(id))}>
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
            const { title, pitch } = MISSION_WORDS[lang][id];
            return (
              <li key={id}>
                <Card draft={MISSION[id]} title={title} about={pitch as string} onOpen={() => onExample(id)} />
              </li>
            );
          })}
        </ul>
      </section>
    </section>
  );
}
function Card({
  draft: { map: text, floors },
  title,
  about,
  onOpen,
}: {
  readonly draft: Board;
  readonly title: string;
  readonly about: string;
  onOpen(): void;
}) {
  return (
    <button type="button" className="cs-w-card" onClick={onOpen}>
      <Small text={text} floors={floors} />
      <b dir="auto">{title}</b>
      <small>{about}</small>
    </button>
  );
}
/** A deck in small; nothing, where the text is no map. */
function Small({ text, floors }: { readonly text: string; readonly floors: string }) {
  const map = useMemo(
    () => (typeof text === 'string' && typeof floors === 'string' ? mapOf({ map: text, floors }) : undefined),
    [text, floors],
  );
  if (!map) return <svg viewBox="0 0 10 10" aria-hidden="true" />;
  return (
    <svg viewBox={`-20 -20 ${map.plan.cols * 100 + 40} ${map.plan.rows * 100 + 40}`} aria-hidden="true">
      <Deck map={map} />
    </svg>
  );
}
/** Somebody's mission as it is: its words, what it asks, its board. To play it, or to change a copy. */
function Look({
  draft,
  wide,
  lang,
  house,
  onBack,
  onEdit,
}: {
  readonly draft: Draft;
  readonly wide: boolean;
  readonly lang: Lang;
  readonly house: WorkshopHouse;
  onBack(): void;
  onEdit(): void;
}) {
  const labels = LABELS[lang];
  const flaws = useMemo(() => flawsOf(draft as never), [draft]);
  const map = useMemo(() => mapOf(draft), [draft]);
  return (
    <section className="cs-w-look" data-place="" aria-label={labels.title} tabIndex={-1}>
      <Back lang={lang} onBack={onBack} />
      <section className="cs-w-board">
        <Plan board={draft} lang={lang} />
      </section>
      <section className="cs-plate cs-w-about">
        <h1>{titleOf(draft, lang) || labels.untitled}</h1>
        <Words draft={draft} lang={lang} />
        <Goes draft={draft} faults={flaws.filter(({ grave }) => grave).length} lang={lang} house={house} whole />
        {wide ? (
          <button type="button" className="cd-button" onClick={onEdit}>
            <Icon name="edit" small /> {labels.editCopy}
          </button>
        ) : (
          <p className="cd-muted">{labels.wide}</p>
        )}
        {flaws.length > 0 && <Flaws flaws={flaws} mission={draft} lang={lang} />}
        {map && <Far mission={draft} map={map} lang={lang} />}
      </section>
    </section>
  );
}
/** Its words, what it asks and its board; one of the box too, by its name. */
function Told({ made, lang }: { readonly made: Json; readonly lang: Lang }) {
  const mission = useMemo((): Mission | undefined => {
    if (typeof made === 'string') return Object.hasOwn(MISSION, made) ? MISSION[made as MissionId] : undefined;
    return isShaped(renewed(made)) ? withWords(renewed(made) as unknown as Mission) : undefined;
  }, [made]);
  return mission && <Briefing mission={mission} lang={lang} />;
}
function Words({ draft, lang }: { readonly draft: Draft; readonly lang: Lang }) {
  const labels = LABELS[lang];
  const { name } = draft;
  return (
    <>
      {name.author && (
        <p className="cd-muted">
          {labels.by} <bdi>{name.author}</bdi>
        </p>
      )}
      {name.story && <p className="cs-own-words">{name.story}</p>}
      <ul>
        {drawnBriefing(draft, lang)?.aims.map((aim) => (
          <li key={aim}>{aim}</li>
        ))}
      </ul>
    </>
  );
}
/** The six missions, from the easiest to the hardest as measured, and a mission of one's own. */
function Choose({ lang, value, onChange, onMake }: ChooseProps) {
  const labels = LABELS[lang];
  const list = useRef<HTMLDivElement>(null);
  const touched = useRef(false);
  // Where it is told below what was touched, that is brought to the top: what was told before has gone from above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every choice
  useLayoutEffect(() => {
    const told = list.current?.querySelector('.cs-w-told');
    if (touched.current && told && getComputedStyle(told).display !== 'none')
      told.previousElementSibling?.scrollIntoView({ block: 'start' });
    touched.current = false;
  }, [value]);
  return (
    <div className="cs-w-choose">
      <div role="radiogroup" aria-label={labels.missions} ref={list}>
        {MISSIONS.map((id) => {
          const { title, pitch } = MISSION_WORDS[lang][id];
          const { map: text, floors } = MISSION[id];
          return (
            <Fragment key={id}>
              {/* biome-ignore lint/a11y/useSemanticElements: a picture, a title and figures are chosen as one */}
              <button
                type="button"
                role="radio"
                aria-checked={value === id}
                onClick={() => {
                  touched.current = true;
                  onChange(id);
                }}
              >
                <Small text={text} floors={floors} />
                <span>
                  <b>{title}</b>
                  <small>{pitch as string}</small>
                  <MissionFacts mission={MISSION[id]} lang={lang} />
                </span>
              </button>
              {value === id && (
                <div className="cs-w-told">
                  <Briefing mission={MISSION[id]} lang={lang} />
                </div>
              )}
            </Fragment>
          );
        })}
      </div>
      <button type="button" className="cd-button cd-dashed" onClick={onMake}>
        <Icon name="edit" small /> {labels.own}
      </button>
    </div>
  );
}
export const workshop: Workshop = {
  title: { fr: LABELS.fr.title, en: LABELS.en.title },
  pitch: { fr: LABELS.fr.pitch, en: LABELS.en.pitch },
  Page,
  Choose,
  Told,
  name: (made) => nameOfDrawn(made),
};
