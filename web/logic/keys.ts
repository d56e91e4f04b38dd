import type { Lang } from '@cosmodrome/kit/text';

/** What a key asks for. The frame carries it out if it can. */
export type Command =
  | { readonly do: 'answer'; readonly key: string }
  | { readonly do: 'yes' | 'no' | 'confirm' | 'escape' | 'back' }
  | { readonly do: 'target'; readonly step: 1 | -1 }
  | { readonly do: 'arrow'; readonly dx: -1 | 0 | 1; readonly dy: -1 | 0 | 1 }
  | { readonly do: 'zoom'; readonly factor: number }
  | { readonly do: 'fit' | 'focus' }
  | { readonly do: 'panel'; readonly tab: 'journal' | 'chat' | 'rules' }
  | { readonly do: 'things' | 'players' | 'question' | 'board' | 'sound' | 'lang' | 'full' | 'keys' };

export interface Key {
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
}
export interface KeyContext {
  readonly lang: Lang;
  /** A text field has the focus: one-key shortcuts rest. */
  readonly typing: boolean;
  /** One-key shortcuts are switched on. */
  readonly oneKey: boolean;
  /** A yes-or-no question is open: O, Y and N answer it. */
  readonly yesNo: boolean;
}
const YES: Readonly<Record<Lang, string>> = { fr: 'o', en: 'y' };
export const yesKey = (lang: Lang): string => YES[lang].toUpperCase();

/** The key map of the frame. Undefined: the key is left alone. */
export function commandOf(k: Key, at: KeyContext): Command | undefined {
  if (k.alt) return undefined;
  const key = k.key.length === 1 ? k.key.toLowerCase() : k.key;
  if (k.ctrl) return key === 'z' && !k.shift && !at.typing ? { do: 'back' } : undefined;
  if (key === 'Escape') return { do: 'escape' };
  if (at.typing) return undefined;
  if (key === 'Enter') return { do: 'confirm' };
  if (key === 'ArrowLeft') return { do: 'arrow', dx: -1, dy: 0 };
  if (key === 'ArrowRight') return { do: 'arrow', dx: 1, dy: 0 };
  if (key === 'ArrowUp') return { do: 'arrow', dx: 0, dy: -1 };
  if (key === 'ArrowDown') return { do: 'arrow', dx: 0, dy: 1 };
  if (!at.oneKey) return undefined;
  if (at.yesNo && key === YES[at.lang]) return { do: 'yes' };
  if (at.yesNo && key === 'n') return { do: 'no' };
  if (/^[1-9]$/.test(key)) return { do: 'answer', key };
  if (k.shift && key === 'f') return { do: 'full' };
  switch (key) {
    case 't':
      return { do: 'target', step: k.shift ? -1 : 1 };
    case '+':
    case '=':
      return { do: 'zoom', factor: 1.3 };
    case '-':
    case '−':
      return { do: 'zoom', factor: 1 / 1.3 };
    case '0':
      return { do: 'fit' };
    case 'f':
      return { do: 'focus' };
    case 'u':
      return { do: 'back' };
    case 'j':
      return { do: 'panel', tab: 'journal' };
    case 'c':
      return { do: 'panel', tab: 'chat' };
    case 'r':
    case '/':
      return { do: 'panel', tab: 'rules' };
    case 'm':
      return { do: 'things' };
    case 'p':
      return { do: 'players' };
    case 'q':
      return { do: 'question' };
    case 'b':
      return { do: 'board' };
    case 's':
      return { do: 'sound' };
    case 'l':
      return { do: 'lang' };
    case '?':
      return { do: 'keys' };
    default:
      return undefined;
  }
}
/** Of several places, the nearest in a direction from where one is; what lies aside counts double. */
export function nearest<T>(
  from: { readonly x: number; readonly y: number },
  places: readonly { readonly x: number; readonly y: number; readonly of: T }[],
  dx: number,
  dy: number,
): T | undefined {
  let best: { readonly of: T } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const p of places) {
    const ahead = (p.x - from.x) * dx + (p.y - from.y) * dy;
    if (ahead <= 1) continue;
    const aside = Math.abs((p.x - from.x) * dy) + Math.abs((p.y - from.y) * dx);
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = p;
    }
  }
  return best?.of;
}
