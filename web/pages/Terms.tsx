/** What a table is played by: options, pace, who may come. The form that opens a table and the waiting room show the same parts. */
import type { Option, Options, OptionValue } from '@cosmodrome/kernel';
import { own } from '@cosmodrome/kit/own';
import type { FactsBy } from '@cosmodrome/kit/package';
import { typeset } from '@cosmodrome/kit/rich';
import type { AnyWords } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { type ReactNode, useEffect } from 'react';
import { Stepper } from '../frame/Answers.tsx';
import type { Hints, Pace, TableInfo } from '../net/wire.ts';
import { useLang, useT } from '../text/index.ts';
import { ListRow, type ListValue } from './ListRow.tsx';
import { FIRST_PACE } from './pace.ts';

const ANSWER_S = [20, 45, 90] as const;
const DAY_MS = 86_400_000;
const firstOf = (kind: Pace['kind']): Pace => (kind === 'live' ? FIRST_PACE : kind === 'days' ? { kind, answerMs: DAY_MS } : { kind });

export function OptionRows({
  options,
  words,
  by,
  chosen,
  choice,
  onChange,
}: {
  readonly options: readonly Option[];
  readonly words: AnyWords;
  readonly by: FactsBy | undefined;
  readonly chosen: Options;
  /** The game's own way to choose what decides about length and weight. */
  readonly choice?: ReactNode;
  onChange(options: Options): void;
}) {
  return options.map((o) => (
    <OptionRow
      key={o.key}
      choice={by?.option === o.key ? choice : undefined}
      option={o}
      words={words.options[o.key]}
      facts={by?.option === o.key ? by.values : undefined}
      value={chosen[o.key] ?? o.default}
      onChange={(v) => onChange({ ...chosen, [o.key]: v })}
    />
  ));
}
/** `paces`: those that go with the options; one that no longer does gives way to the first that does. */
export function PaceRows({
  pace,
  paces,
  onChange,
}: {
  readonly pace: Pace;
  readonly paces: readonly Pace['kind'][];
  onChange(pace: Pace): void;
}) {
  const t = useT();
  const [first] = paces;
  const unfit = first !== undefined && !paces.includes(pace.kind);
  useEffect(() => {
    if (unfit) onChange(firstOf(first));
  }, [unfit, first, onChange]);
  return (
    <>
      <div className="paces" role="radiogroup" aria-label={t.create.pace}>
        {(['live', 'relaxed', 'days'] as const).map((k) => (
          <button
            key={k}
            type="button"
            className="pace"
            role="radio"
            aria-checked={pace.kind === k}
            disabled={!paces.includes(k)}
            onClick={() => pace.kind !== k && onChange(firstOf(k))}
          >
            <Icon name={k === 'live' ? 'clock' : k === 'relaxed' ? 'sofa' : 'days'} />
            <b>{t.pace.names[k]}</b>
            <span>{paces.includes(k) ? t.pace.about[k] : t.pace.unfit}</span>
          </button>
        ))}
      </div>
      {pace.kind === 'live' && (
        <div className="opt opt-first">
          <span>
            {t.pace.perAnswer}
            <small>{t.pace.reserve}</small>
          </span>
          <Choice
            label={t.pace.perAnswer}
            value={String(pace.answerMs / 1000)}
            options={ANSWER_S.map((s) => ({ id: String(s), label: `${s} s` }))}
            onChange={(v) => onChange({ ...pace, answerMs: Number(v) * 1000 })}
          />
        </div>
      )}
      {pace.kind === 'days' && (
        <div className="opt opt-first">
          <span>{t.pace.daysPerTurn}</span>
          <Stepper
            value={Math.max(1, Math.round(pace.answerMs / DAY_MS))}
            min={1}
            max={7}
            label={t.pace.daysPerTurn}
            onChange={(days) => onChange({ ...pace, answerMs: days * DAY_MS })}
          />
        </div>
      )}
      {pace.kind !== 'relaxed' && (
        <div className="opt">
          <span>
            {t.pace.zero}
            <small>{t.pace.zeroHelp}</small>
          </span>
          <b>{t.pace.zeroBot}</b>
        </div>
      )}
    </>
  );
}
export interface Access {
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly joinable: boolean;
  /** What is spoken there; undefined: nobody has said so. */
  readonly lang?: NonNullable<TableInfo['lang']> | undefined;
}
/** As the server takes it: the language is told where strangers may come. */
export const accessTerms = ({ lang, ...access }: Access) => ({ ...access, ...(access.listed && lang !== undefined ? { lang } : {}) });
export function AccessRows({ access, onChange }: { readonly access: Access; onChange(access: Access): void }) {
  const t = useT();
  return (
    <>
      <Choice
        label={t.create.visibility}
        value={access.listed ? 'listed' : 'private'}
        options={[
          { id: 'private', icon: 'lock', label: t.create.private },
          { id: 'listed', icon: 'globe', label: t.create.listed },
        ]}
        onChange={(v) => onChange({ ...access, listed: v === 'listed' })}
      />
      {access.listed && (
        <div className="opt opt-first">
          <span>{t.create.speaks}</span>
          <Choice
            label={t.create.speaks}
            value={access.lang ?? ''}
            options={(['fr', 'en'] as const).map((id) => ({ id, label: t.create.langs[id] }))}
            onChange={(lang) => onChange({ ...access, lang: lang as NonNullable<Access['lang']> })}
          />
        </div>
      )}
      <Toggle
        label={t.create.spectators}
        help={t.create.spectatorsHelp}
        on={access.spectators}
        onChange={(spectators) => onChange({ ...access, spectators })}
        bare
      />
      {access.spectators && (
        <Toggle
          label={t.create.joinable}
          help={t.create.joinableHelp}
          on={access.joinable}
          onChange={(joinable) => onChange({ ...access, joinable })}
        />
      )}
    </>
  );
}
const HINTS = ['marked', 'quiet', 'none'] as const satisfies readonly Hints[];
/** Whether hints may be asked for, and who reads of it. */
export function HintsRow({ hints, onChange }: { readonly hints: Hints; onChange(hints: Hints): void }) {
  const t = useT();
  return (
    <div className="opt opt-first" data-stack="">
      <span>
        {t.create.hints}
        <small>{t.create.hintsHelp[hints]}</small>
      </span>
      <Choice
        label={t.create.hints}
        value={hints}
        options={HINTS.map((id) => ({ id, label: t.create.hintsBy[id] }))}
        onChange={(id) => onChange(id as Hints)}
      />
    </div>
  );
}
export function Choice({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly label: ReactNode; readonly icon?: string; readonly name?: string }[];
  onChange(id: string): void;
}) {
  return (
    <div className="cd-choice" role="radiogroup" aria-label={label}>
      {options.map((o) => (
        <button key={o.id} type="button" role="radio" aria-checked={o.id === value} aria-label={o.name} onClick={() => onChange(o.id)}>
          {o.icon && <Icon name={o.icon} small />}
          {o.label}
        </button>
      ))}
    </div>
  );
}
export function Toggle({
  label,
  help,
  on,
  off,
  onChange,
  bare,
}: {
  readonly label: string;
  readonly help?: string;
  readonly on: boolean;
  /** It cannot be switched; `help` says why. */
  readonly off?: boolean;
  onChange(on: boolean): void;
  readonly bare?: boolean;
}) {
  return (
    <div className={bare ? 'opt opt-first' : 'opt'}>
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
      <button
        type="button"
        className="cd-switch"
        role="switch"
        aria-checked={on}
        aria-disabled={off}
        aria-label={label}
        onClick={() => !off && onChange(!on)}
      />
    </div>
  );
}
function OptionRow({
  option,
  choice,
  words,
  facts,
  value,
  onChange,
}: {
  readonly option: Option;
  readonly choice: ReactNode;
  readonly words: { readonly name: string; readonly help: string; readonly values?: Readonly<Record<string, string>> } | undefined;
  readonly facts: FactsBy['values'] | undefined;
  readonly value: OptionValue;
  onChange(v: OptionValue): void;
}) {
  const t = useT();
  const lang = useLang();
  const name = typeset(words?.name ?? option.key, lang);
  const help = words?.help ? typeset(words.help, lang) : undefined;
  if (choice)
    return (
      <div className="opt" data-stack="">
        <span>
          {name}
          {help && <small>{help}</small>}
        </span>
        {choice}
      </div>
    );
  if (option.kind === 'switch') return <Toggle label={name} {...(help ? { help } : {})} on={value === true} onChange={onChange} />;
  if (option.kind === 'list')
    return <ListRow name={name} {...(help ? { help } : {})} option={option} words={words} value={value as ListValue} onChange={onChange} />;
  if (option.kind === 'amount')
    return (
      <div className="opt">
        <span>
          {name}
          {help && <small>{help}</small>}
        </span>
        <Stepper value={Number(value)} min={option.min} max={option.max} label={name} onChange={onChange} />
      </div>
    );
  const label = (v: string | number) => {
    const fact = own(facts, String(v));
    const said = typeset(own(words?.values, String(v)) ?? String(v), lang);
    return fact ? `${said} · ${fact.weight}/5 · ${fact.minutes} min` : said;
  };
  const fact = own(facts, String(value));
  if (option.values.length > 5)
    return (
      <label className="opt" data-stack="">
        <span>
          {name}
          {help && <small>{help}</small>}
        </span>
        <select
          className="cd-field"
          value={String(value)}
          onChange={(e) => onChange(option.values.find((v) => String(v) === e.currentTarget.value) ?? option.default)}
        >
          {option.values.map((v) => (
            <option key={v} value={String(v)}>
              {label(v)}
            </option>
          ))}
        </select>
        {fact && (
          <small>
            {t.home.weight(fact.weight)}, {fact.minutes} min
          </small>
        )}
      </label>
    );
  return (
    <div className="opt" data-stack="">
      <span>
        {name}
        {help && <small>{help}</small>}
      </span>
      <Choice
        label={name}
        value={String(value)}
        options={option.values.map((v) => ({ id: String(v), label: label(v) }))}
        onChange={(id) => onChange(option.values.find((v) => String(v) === id) ?? option.default)}
      />
    </div>
  );
}
