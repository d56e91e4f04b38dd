import type { Option } from '@cosmodrome/kernel';
import { typeset } from '@cosmodrome/kit/rich';
import type { AnyWords } from '@cosmodrome/kit/text';
import { useLang, useT } from '../text/index.ts';

export type ListValue = readonly (string | number)[];
/** An option that is a list: each place of it chosen by itself, from the first to the last. */
export function ListRow({
  name,
  help,
  option,
  words,
  value,
  onChange,
}: {
  readonly name: string;
  readonly help?: string;
  readonly option: Extract<Option, { readonly kind: 'list' }>;
  readonly words: AnyWords['options'][string] | undefined;
  readonly value: ListValue;
  onChange(value: ListValue): void;
}) {
  const lang = useLang();
  const t = useT();
  const label = (v: string | number) => typeset(words?.values?.[String(v)] ?? String(v), lang);
  const free = option.values.filter((v) => !option.once || !value.includes(v));
  return (
    <fieldset className="opt opt-list" data-stack="">
      <legend>
        {name}
        {help && <small>{help}</small>}
      </legend>
      {value.map((chosen, i) => (
        <select
          key={i}
          className="cd-field"
          aria-label={`${name} ${i + 1}`}
          value={String(chosen)}
          onChange={(e) =>
            onChange(value.map((v, j) => (j === i ? (option.values.find((o) => String(o) === e.currentTarget.value) ?? v) : v)))
          }
        >
          {option.values
            .filter((v) => v === chosen || free.includes(v))
            .map((v) => (
              <option key={v} value={String(v)}>
                {label(v)}
              </option>
            ))}
        </select>
      ))}
      {value.length > option.min && (
        <button type="button" className="cd-button" data-kind="quiet" onClick={() => onChange(value.slice(0, -1))}>
          {t.create.fewer}
        </button>
      )}
      {value.length < option.max && free.length > 0 && (
        <button type="button" className="cd-button" data-kind="quiet" onClick={() => onChange([...value, free[0] as string | number])}>
          {t.create.oneMore}
        </button>
      )}
    </fieldset>
  );
}
