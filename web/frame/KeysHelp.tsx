import { yesKey } from '../logic/keys.ts';
import { useLang, useT } from '../text/index.ts';
import { Dialog } from './Dialog.tsx';

/** All keys, in two columns. */
export function KeysHelp({ onClose }: { onClose(): void }) {
  const t = useT();
  const lang = useLang();
  const rows: readonly (readonly [string, string])[] = [
    ['1 … 8, 9', t.keys.answers],
    [`↵, ${t.key.escape}`, t.keys.confirm],
    [`${yesKey(lang)}, N`, t.keys.yesNo],
    [`T, ${t.key.shift} T`, t.keys.targets],
    ['← ↑ → ↓', t.keys.arrows],
    ['+ − 0', t.keys.zoom],
    ['F', t.keys.focus],
    ['U, Ctrl Z', t.keys.back],
    ['J, C, R /', t.keys.panels],
    ['M, P', t.keys.things],
    ['Q, B', t.keys.question],
    ['S, L', t.keys.sound],
    [`${t.key.shift} F`, t.keys.full],
    ['?', t.keys.all],
  ];
  return (
    <Dialog title={t.keys.title} onClose={onClose} wide>
      <dl className="cd-keys">
        {rows.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              {keys.split(', ').map((k) => (
                <kbd key={k} className="cd-key">
                  {k}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="cd-muted">{t.keys.off}</p>
    </Dialog>
  );
}
