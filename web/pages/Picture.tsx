import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../frame/Dialog.tsx';
import { drawPoster, POSTER, type Poster, type PosterStyle, posterAlt } from '../logic/poster.ts';
import { useT } from '../text/index.ts';
import { Copy } from './Copy.tsx';

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8];
/** The colours and letters of the page, as a canvas takes them: whatever a face makes of the tokens. */
function styleOf(page: Element): PosterStyle {
  const probe = document.createElement('i');
  page.append(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const letters = (token: string): string => {
    probe.style.fontFamily = `var(${token})`;
    return getComputedStyle(probe).fontFamily;
  };
  const style = {
    background: colour('--cd-bg'),
    surface: colour('--cd-surface'),
    ink: colour('--cd-ink'),
    muted: colour('--cd-ink-muted'),
    accent: colour('--cd-accent'),
    line: colour('--cd-line-strong'),
    good: colour('--cd-good'),
    warn: colour('--cd-warn'),
    bad: colour('--cd-bad'),
    seats: SEATS.map((s) => colour(`--cd-seat-${s}`)),
    display: letters('--cd-font-display'),
    ui: letters('--cd-font-ui'),
  };
  probe.remove();
  return style;
}
/** Draws on a canvas of the right size; asked again when `key` changes. */
export interface Drawing {
  readonly key: string;
  /** What a reader hears instead. */
  readonly alt: string;
  readonly title: string;
  draw(on: CanvasRenderingContext2D, style: PosterStyle): void | Promise<void>;
}
export const posterDrawing = (poster: Poster): Drawing => ({
  key: JSON.stringify(poster),
  alt: posterAlt(poster),
  title: poster.title,
  draw: (on, style) => drawPoster(on, poster, style),
});
async function drawn(draw: Drawing['draw'], page: Element): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = POSTER.width;
  canvas.height = POSTER.height;
  const on = canvas.getContext('2d');
  if (!on) return null;
  const style = styleOf(page);
  await Promise.all([document.fonts.load(`600 60px ${style.display}`), document.fonts.load(`500 26px ${style.ui}`)]).catch(() => undefined);
  await draw(on, style);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
/** The picture to share: seen first, then sent where the device can, else saved. */
export function PictureDialog({
  drawing,
  page,
  link,
  name,
  onClose,
}: {
  readonly drawing: Drawing;
  readonly page: RefObject<Element | null>;
  readonly link: string;
  /** What is shared, where only the link is. */
  readonly name: string;
  onClose(): void;
}) {
  const t = useT();
  const [made, set] = useState<{ readonly url: string; readonly file: File }>();
  const { key, alt, title } = drawing;
  const latest = useRef(drawing.draw);
  latest.current = drawing.draw;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what is drawn
  useEffect(() => {
    let url: string | undefined;
    let here = true;
    if (page.current)
      void drawn((on, style) => latest.current(on, style), page.current).then((blob) => {
        if (!blob || !here) return;
        url = URL.createObjectURL(blob);
        set({ url, file: new File([blob], 'cosmodrome.png', { type: 'image/png' }) });
      });
    return () => {
      here = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [key, page]);
  const canShare = made !== undefined && (navigator.canShare?.({ files: [made.file] }) ?? false);
  const share = () => made && void navigator.share({ files: [made.file], title, text: alt }).catch(() => undefined);
  return (
    <Dialog title={t.end.picture} onClose={onClose} wide>
      {made && <img className="poster" src={made.url} alt={alt} width={POSTER.width} height={POSTER.height} />}
      <div className="poster__go">
        {canShare && (
          <button type="button" className="cd-button" data-kind="go" onClick={share}>
            <Icon name="share" small /> {t.end.share}
          </button>
        )}
        {made && (
          <a className="cd-button" data-kind={canShare ? undefined : 'go'} href={made.url} download="cosmodrome.png">
            <Icon name="down" small /> {t.end.save}
          </a>
        )}
        <Copy text={link} share={name} label={t.end.link} />
      </div>
    </Dialog>
  );
}
/** A game's cover, to be drawn. It is told how large it is: not every browser draws a picture that does not say so. */
export async function coverOf(game: string): Promise<HTMLImageElement> {
  const answer = await fetch(`/covers/${game}.svg`);
  if (!answer.ok) throw new Error('no such cover');
  const text = (await answer.text()).replace('<svg ', '<svg width="480" height="640" ');
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const image = new Image(480, 640);
  image.src = url;
  await image.decode().finally(() => URL.revokeObjectURL(url));
  return image;
}
