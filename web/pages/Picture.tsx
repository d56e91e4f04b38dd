import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
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
    seats: SEATS.map((s) => colour(`--cd-seat-${s}`)),
    display: letters('--cd-font-display'),
    ui: letters('--cd-font-ui'),
  };
  probe.remove();
  return style;
}
async function drawn(poster: Poster, page: Element): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = POSTER.width;
  canvas.height = POSTER.height;
  const on = canvas.getContext('2d');
  if (!on) return null;
  const style = styleOf(page);
  await Promise.all([document.fonts.load(`600 60px ${style.display}`), document.fonts.load(`500 26px ${style.ui}`)]).catch(() => undefined);
  drawPoster(on, poster, style);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
/** The picture to share: seen first, then sent where the device can, else saved. */
export function PictureDialog({
  poster,
  page,
  link,
  onClose,
}: {
  readonly poster: Poster;
  readonly page: RefObject<Element | null>;
  readonly link: string;
  onClose(): void;
}) {
  const t = useT();
  const [made, set] = useState<{ readonly url: string; readonly file: File }>();
  const alt = posterAlt(poster);
  const key = JSON.stringify(poster);
  useEffect(() => {
    let url: string | undefined;
    let here = true;
    if (page.current)
      void drawn(JSON.parse(key) as Poster, page.current).then((blob) => {
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
  const share = () => made && void navigator.share({ files: [made.file], title: poster.title, text: alt }).catch(() => undefined);
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
        <Copy text={link} share={poster.table} label={t.end.link} />
      </div>
    </Dialog>
  );
}
