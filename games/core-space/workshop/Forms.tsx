/** Pieces and settings as forms: whatever the reader may ask can be set here, places on the map too. */
import type { Lang } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CARD_TYPES } from '../content/cards.ts';
import {
  BLOCKS,
  type Mission,
  type MissionPiece,
  PIECE_KINDS,
  type Presence,
  type Square,
  type StartingFigure,
} from '../content/mission.ts';
import { CATEGORIES, NPC, NPCS, type NpcId } from '../content/npcs.ts';
import { PURGE_KINDS, type PurgeKind } from '../content/purge.ts';
import { TOKENS } from '../content/tokens.ts';
import { tellPiece } from '../ui/briefing.ts';
import { NAMES } from '../ui/terms.ts';
import { cut, type Draft, WORDS } from './draft.ts';
import { type FieldForm, FORMS, freshPiece, nameOfValue } from './fields.ts';
import { type Field, LABELS } from './labels.ts';

/** Asks for a square of the map; what is done with it. */
export type Picker = (done: (square: Square) => void) => void;
type Change = (change: Partial<Draft>) => void;
interface Part {
  readonly draft: Draft;
  readonly lang: Lang;
  readonly onChange: Change;
  readonly onPick: Picker;
}
const PRESENCES = ['always', 'cards', 'choice', 'never'] as const satisfies readonly Presence[];

export function Pieces({ draft, lang, onChange, onPick }: Part) {
  const labels = LABELS[lang];
  const names = NAMES[lang];
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(draft.pieces.length);
  // Whoever adds one goes on in its form.
  useEffect(() => {
    const n = draft.pieces.length;
    if (n > count.current && box.current?.contains(document.activeElement))
      box.current.querySelector<HTMLElement>(`#cs-w-piece-${n - 1} :is(input, select, button)`)?.focus();
    count.current = n;
  }, [draft.pieces]);
  const put = (i: number, piece: MissionPiece) => onChange({ pieces: draft.pieces.map((p, k) => (k === i ? piece : p)) });
  return (
    <div className="cs-w-forms" ref={box}>
      {draft.pieces.map((piece, i) => (
        <fieldset key={`${piece.piece}.${i}`} data-aim={'aim' in piece ? piece.aim : undefined} id={`cs-w-piece-${i}`}>
          <legend>{`${i + 1}. ${names.pieces[piece.piece]}`}</legend>
          <p className="cs-w-says">{tellPiece(piece, lang)}</p>
          <div className="cs-w-fields">
            {Object.entries(FORMS[piece.piece] as Readonly<Record<string, FieldForm>>).map(([key, form]) => (
              <PieceField
                key={key}
                field={key as Field}
                form={form}
                value={(piece as unknown as Readonly<Record<string, unknown>>)[key]}
                lang={lang}
                onPick={onPick}
                onChange={(value) => put(i, { ...piece, [key]: value } as MissionPiece)}
              />
            ))}
          </div>
          <button
            type="button"
            className="cd-button"
            data-kind="quiet"
            onClick={() => onChange({ pieces: draft.pieces.filter((_, k) => k !== i) })}
          >
            <Icon name="trash" small /> {labels.remove} <span className="cd-hidden">{names.pieces[piece.piece]}</span>
          </button>
        </fieldset>
      ))}
      <h3>{labels.add}</h3>
      <div className="cs-w-adds">
        {PIECE_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="cd-button cd-dashed"
            disabled={draft.pieces.length >= 16}
            onClick={() => onChange({ pieces: [...draft.pieces, freshPiece(kind, draft)] })}
          >
            <Icon name="plus" small /> {names.pieces[kind]}
          </button>
        ))}
      </div>
    </div>
  );
}
function PieceField({
  field,
  form,
  value,
  lang,
  onChange,
  onPick,
}: {
  readonly field: Field;
  readonly form: FieldForm;
  readonly value: unknown;
  readonly lang: Lang;
  onChange(value: unknown): void;
  readonly onPick: Picker;
}) {
  const labels = LABELS[lang];
  const name = labels.fields[field];
  switch (form.is) {
    case 'number':
      return <Whole name={name} value={(value as number | undefined) ?? form.from} from={form.from} to={form.to} onChange={onChange} />;
    case 'one':
      return (
        <One
          name={name}
          value={value as string | null}
          of={form.of.map((v) => [v, nameOfValue(field, v, lang)] as const)}
          onChange={onChange}
        />
      );
    case 'some': {
      const chosen = value as readonly string[];
      return (
        <Group name={name}>
          {form.of.map((v) => (
            <Tick
              key={v}
              name={nameOfValue(field, v, lang)}
              on={chosen.includes(v)}
              onChange={(on) => onChange(form.of.filter((x) => (x === v ? on : chosen.includes(x))))}
            />
          ))}
        </Group>
      );
    }
    case 'squares':
      return <Squares name={name} value={value as readonly Square[]} to={form.to} lang={lang} onChange={onChange} onPick={onPick} />;
    case 'sites': {
      const sites = value as readonly { readonly at: Square; readonly opens?: readonly Square[]; readonly entry?: number }[];
      const set = (i: number, site: object) => onChange(sites.map((s, k) => (k === i ? { ...s, ...site } : s)));
      return (
        <Group name={labels.sites}>
          {sites.map((site, i) => (
            <div key={i} className="cs-w-site">
              <Place name={`${i + 1}`} value={site.at} lang={lang} onChange={(at) => set(i, { at })} onPick={onPick} />
              {form.with === 'entry' ? (
                <Whole name={labels.fields.entry} value={site.entry ?? 1} from={1} to={6} onChange={(entry) => set(i, { entry })} />
              ) : (
                <Squares
                  name={labels.fields.opens}
                  value={site.opens ?? []}
                  to={12}
                  lang={lang}
                  onChange={(opens) => set(i, { opens })}
                  onPick={onPick}
                />
              )}
              {sites.length > 1 && (
                <Remove name={`${labels.sites} ${i + 1}`} lang={lang} onRemove={() => onChange(sites.filter((_, k) => k !== i))} />
              )}
            </div>
          ))}
          {sites.length < form.to && (
            <More
              lang={lang}
              onMore={() =>
                onPick((at) =>
                  onChange([...sites, form.with === 'entry' ? { at, entry: Math.min(6, sites.length + 1) } : { at, opens: [] }]),
                )
              }
            />
          )}
        </Group>
      );
    }
    case 'figures': {
      const figures = value as readonly StartingFigure[];
      const set = (i: number, figure: StartingFigure) => onChange(figures.map((f, k) => (k === i ? figure : f)));
      const names = NAMES[lang];
      const called = (who: NpcId | PurgeKind) => (Object.hasOwn(NPC, who) ? names.npcs[who as NpcId] : names.purge[who as PurgeKind]).name;
      return (
        <Group name={name ?? labels.present}>
          {figures.map(({ who, at, crews }, i) => (
            <div key={i} className="cs-w-site">
              <One
                name={labels.fields.who}
                value={who}
                of={[...PURGE_KINDS, ...NPCS].map((id) => [id, called(id)] as const)}
                onChange={(id) => set(i, { ...figures[i]!, who: id as NpcId })}
              />
              <One
                name={labels.fields.at}
                value={'entry' in at ? `${at.entry}` : 'square'}
                of={[...[1, 2, 3, 4, 5, 6].map((n) => [`${n}`, labels.entry(`${n}`)] as const), ['square', labels.pick] as const]}
                onChange={(v) =>
                  v === 'square'
                    ? onPick((square) => set(i, { ...figures[i]!, at: { square } }))
                    : set(i, { ...figures[i]!, at: { entry: Number(v) as 1 } })
                }
              />
              {'square' in at && (
                <Place
                  name=""
                  value={at.square}
                  lang={lang}
                  onChange={(square) => set(i, { ...figures[i]!, at: { square } })}
                  onPick={onPick}
                />
              )}
              {figures.length > 1 && <Remove name={called(who)} lang={lang} onRemove={() => onChange(figures.filter((_, k) => k !== i))} />}
              <div className="cs-w-from">
                <Whole
                  name={labels.fields.fromCrews}
                  value={crews ?? 1}
                  from={1}
                  to={6}
                  onChange={(n) => set(i, { ...figures[i]!, crews: n })}
                />
              </div>
            </div>
          ))}
          {figures.length < form.to && <More lang={lang} onMore={() => onChange([...figures, { who: 'harvester', at: { entry: 1 } }])} />}
        </Group>
      );
    }
  }
}
export function Settings({ draft, lang, onChange, onPick }: Part) {
  const labels = LABELS[lang];
  const names = NAMES[lang];
  const { fields } = labels;
  const { name, crews, crates, deck, presence, blocks } = draft;
  const words = (key: keyof typeof WORDS, text: string) => onChange({ name: { ...name, [key]: cut(text, WORDS[key]) } });
  return (
    <div className="cs-w-forms">
      <fieldset id="cs-w-set-words">
        <legend>{labels.words}</legend>
        <Line name={fields.title} value={name.title} most={WORDS.title} onChange={(text) => words('title', text)} />
        <Line name={fields.author} value={name.author} most={WORDS.author} onChange={(text) => words('author', text)} />
        <label className="cs-w-line">
          {fields.story}
          <textarea
            className="cd-field"
            rows={5}
            maxLength={WORDS.story}
            value={name.story}
            onChange={(e) => words('story', e.currentTarget.value)}
          />
        </label>
      </fieldset>
      <fieldset id="cs-w-set-limits">
        <legend>{labels.limits}</legend>
        <div className="cs-w-fields">
          <Whole name={fields.from} value={crews.from} from={1} to={6} onChange={(from) => onChange({ crews: { ...crews, from } })} />
          <Whole name={fields.to} value={crews.to} from={1} to={6} onChange={(to) => onChange({ crews: { ...crews, to } })} />
          <Whole name={fields.traders} value={draft.traders} from={1} to={7} onChange={(traders) => onChange({ traders })} />
          <Whole name={fields.hostility} value={draft.hostility} from={0} to={28} onChange={(hostility) => onChange({ hostility })} />
        </div>
      </fieldset>
      <fieldset id="cs-w-set-crates">
        <legend>{labels.inCrates}</legend>
        <div className="cs-w-fields">
          <Whole
            name={fields.small}
            value={crates.small.small}
            from={0}
            to={8}
            onChange={(small) => onChange({ crates: { ...crates, small: { small } } })}
          />
          <Whole
            name={fields.largeSmall}
            value={crates.large.small}
            from={0}
            to={8}
            onChange={(small) => onChange({ crates: { ...crates, large: { ...crates.large, small } } })}
          />
          <Whole
            name={fields.largeLarge}
            value={crates.large.large}
            from={0}
            to={4}
            onChange={(large) => onChange({ crates: { ...crates, large: { ...crates.large, large } } })}
          />
        </div>
        <Certain draft={draft} lang={lang} onChange={onChange} />
      </fieldset>
      <fieldset id="cs-w-set-deck">
        <legend>{labels.deckCards}</legend>
        <div className="cs-w-fields">
          {CARD_TYPES.map((type) => (
            <Whole
              key={type}
              name={names.cardTypes[type]}
              value={deck[type]}
              from={0}
              to={20}
              onChange={(n) => onChange({ deck: { ...deck, [type]: n } })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset id="cs-w-set-presence">
        <legend>{labels.present}</legend>
        <div className="cs-w-fields">
          {CATEGORIES.map((category) => (
            <One
              key={category}
              name={names.categories[category].name}
              value={presence[category]}
              of={PRESENCES.map((p) => [p, labels.presences[p]] as const)}
              onChange={(p) => onChange({ presence: { ...presence, [category]: p as Presence } })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset id="cs-w-set-blocks">
        <legend>{labels.rules}</legend>
        {BLOCKS.map((block) => (
          <Tick
            key={block}
            name={names.blocks[block].name}
            on={blocks.includes(block)}
            onChange={(on) => onChange({ blocks: BLOCKS.filter((b) => (b === block ? on : blocks.includes(b))) })}
          />
        ))}
      </fieldset>
      <fieldset id="cs-w-set-posts">
        <legend>{labels.posts}</legend>
        {(['beams', 'signs', 'fixed'] as const).map((key) => (
          <Squares
            key={key}
            name={fields[key]}
            value={draft[key]}
            to={60}
            lang={lang}
            onChange={(squares) => onChange({ [key]: squares })}
            onPick={onPick}
          />
        ))}
      </fieldset>
    </div>
  );
}
/** Tokens that are certainly in the crates. */
function Certain({ draft, lang, onChange }: Pick<Part, 'draft' | 'lang' | 'onChange'>) {
  const labels = LABELS[lang];
  const { crates } = draft;
  const set = (mixed: Mission['crates']['mixed']) => onChange({ crates: { ...crates, mixed } });
  const names: readonly (readonly [string, string])[] = [
    ['rare-small', labels.rareSmall],
    ['rare-large', labels.rareLarge],
    ...TOKENS.filter(({ pool }) => pool === 'base').map(({ kind }) => [kind, NAMES[lang].tokens[kind]] as const),
  ];
  return (
    <Group name={labels.certain}>
      {crates.mixed.map((one, i) => {
        const what = 'from' in one ? one.from : one.token;
        return (
          <div key={i} className="cs-w-site">
            <One
              name={labels.fields.token}
              value={what}
              of={names}
              onChange={(v) =>
                set(
                  crates.mixed.map((m, k) =>
                    k === i
                      ? ((v === 'rare-small' || v === 'rare-large'
                          ? { from: v, number: m.number }
                          : { token: v, number: m.number }) as typeof m)
                      : m,
                  ),
                )
              }
            />
            <Whole
              name={labels.fields.number}
              value={one.number}
              from={1}
              to={10}
              onChange={(number) => set(crates.mixed.map((m, k) => (k === i ? { ...m, number } : m)))}
            />
            <Remove name={labels.certain} lang={lang} onRemove={() => set(crates.mixed.filter((_, k) => k !== i))} />
          </div>
        );
      })}
      {crates.mixed.length < 12 && <More lang={lang} onMore={() => set([...crates.mixed, { from: 'rare-small', number: 1 }])} />}
    </Group>
  );
}

// ------------------------------------------------------------------ fields

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within a fieldset would have a frame of its own
    <div className="cs-w-group" role="group" aria-labelledby={id}>
      <b id={id}>{name}</b>
      {children}
    </div>
  );
}
function Line({
  name,
  value,
  most,
  onChange,
}: {
  readonly name: string;
  readonly value: string;
  readonly most: number;
  onChange(text: string): void;
}) {
  return (
    <label className="cs-w-line">
      {name}
      <input className="cd-field" value={value} maxLength={most} onChange={(e) => onChange(e.currentTarget.value)} />
    </label>
  );
}
function Whole({
  name,
  value,
  from,
  to,
  onChange,
}: {
  readonly name: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  onChange(n: number): void;
}) {
  /** What is being written may be nothing yet, or beyond the bounds on its way into them. */
  const [written, write] = useState<string>();
  return (
    <label className="cs-w-whole">
      <span>{name}</span>
      <input
        className="cd-field"
        type="number"
        inputMode="numeric"
        min={from}
        max={to}
        step={1}
        value={written ?? value}
        onBlur={() => write(undefined)}
        onChange={(e) => {
          write(e.currentTarget.value);
          const n = Math.round(e.currentTarget.valueAsNumber);
          if (Number.isFinite(n)) onChange(Math.min(to, Math.max(from, n)));
        }}
      />
    </label>
  );
}
function One({
  name,
  value,
  of,
  onChange,
}: {
  readonly name: string;
  readonly value: string | null;
  readonly of: readonly (readonly [string | null, string])[];
  onChange(value: string | null): void;
}) {
  return (
    <label className="cs-w-one">
      <span>{name}</span>
      <select
        className="cd-field"
        value={value ?? ''}
        onChange={(e) => onChange(e.currentTarget.value === '' ? null : e.currentTarget.value)}
      >
        {of.map(([id, say]) => (
          <option key={id ?? ''} value={id ?? ''}>
            {say}
          </option>
        ))}
      </select>
    </label>
  );
}
function Tick({ name, on, onChange }: { readonly name: string; readonly on: boolean; onChange(on: boolean): void }) {
  return (
    <label className="cs-w-tick">
      <input type="checkbox" checked={on} onChange={(e) => onChange(e.currentTarget.checked)} /> {name}
    </label>
  );
}
function Place({
  name,
  value,
  lang,
  onChange,
  onPick,
}: {
  readonly name: string;
  readonly value: Square;
  readonly lang: Lang;
  onChange(square: Square): void;
  readonly onPick: Picker;
}) {
  const labels = LABELS[lang];
  return (
    <span className="cs-w-place">
      {name && <i>{name}</i>}
      <Whole name={labels.column} value={value[0] + 1} from={1} to={28} onChange={(n) => onChange([n - 1, value[1]])} />
      <Whole name={labels.row} value={value[1] + 1} from={1} to={28} onChange={(n) => onChange([value[0], n - 1])} />
      <button type="button" className="cd-tool" aria-label={`${labels.pick} ${name}`} title={labels.pick} onClick={() => onPick(onChange)}>
        <Icon name="pin" />
      </button>
    </span>
  );
}
function Squares({
  name,
  value,
  to,
  lang,
  onChange,
  onPick,
}: {
  readonly name: string;
  readonly value: readonly Square[];
  readonly to: number;
  readonly lang: Lang;
  onChange(squares: readonly Square[]): void;
  readonly onPick: Picker;
}) {
  return (
    <Group name={name}>
      {value.map((square, i) => (
        <span key={i} className="cs-w-place">
          <Place
            name={`${i + 1}`}
            value={square}
            lang={lang}
            onPick={onPick}
            onChange={(next) => onChange(value.map((s, k) => (k === i ? next : s)))}
          />
          <Remove name={`${name} ${i + 1}`} lang={lang} onRemove={() => onChange(value.filter((_, k) => k !== i))} />
        </span>
      ))}
      {value.length < to && <More lang={lang} onMore={() => onPick((square) => onChange([...value, square]))} />}
    </Group>
  );
}
const Remove = ({ name, lang, onRemove }: { readonly name: string; readonly lang: Lang; onRemove(): void }) => (
  <button type="button" className="cd-tool" aria-label={`${LABELS[lang].remove} ${name}`} title={LABELS[lang].remove} onClick={onRemove}>
    <Icon name="close" />
  </button>
);
const More = ({ lang, onMore }: { readonly lang: Lang; onMore(): void }) => (
  <button type="button" className="cd-button cd-dashed" onClick={onMore}>
    <Icon name="plus" small /> {LABELS[lang].add}
  </button>
);
