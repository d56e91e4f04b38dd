/** The pictures that links are shown with, one a game and one of the house: PREVIEWS=web/public/previews npx playwright test previews */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gates } from '@cosmodrome/games/faces';
import { test } from '@playwright/test';

const INTO = process.env.PREVIEWS;
test.skip(!INTO, 'pictures are taken on demand');

const file = (path: string) => new URL(`../${path}`, import.meta.url).href;
const cover = (game: string, high: number) =>
  `<img src="${file(`web/public/covers/${game}.svg`)}" style="block-size:${high}px;border-radius:${high / 2.6}px ${high / 2.6}px 14px 14px;outline:2px solid #7f8798">`;
const page = (light: string, inside: string) => `<!doctype html><style>
@font-face { font-family: B; src: url(${file('node_modules/@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2')}); }
* { margin: 0; box-sizing: border-box; }
body { inline-size: 1200px; block-size: 630px; padding: 60px; color: #eef2fb; font: 600 40px/1.1 B, sans-serif;
  background: radial-gradient(700px 420px at 30% 100%, color-mix(in srgb, ${light} 40%, transparent), transparent), #070b18; }
main { display: flex; gap: 70px; align-items: center; block-size: 510px; }
h1 { font-size: 108px; line-height: 1; letter-spacing: -1px; } p { margin-block-start: 22px; color: #a9b4cf; }
footer { display: flex; gap: 14px; align-items: center; margin-block-start: 64px; } footer img { block-size: 54px; }
</style>${inside}`;
const sign = `<footer><img src="${file('web/public/mark.svg')}">Cosmodrome</footer>`;

const pictures = [
  ...gates.map((g) => [
    g.id,
    page(g.light, `<main>${cover(g.id, 500)}<div><h1>${g.title}</h1>${g.subtitle ? `<p>${g.subtitle}</p>` : ''}${sign}</div></main>`),
  ]),
  [
    'cosmodrome',
    page(
      '#4d6bd8',
      `<div style="display:flex;gap:22px;justify-content:center">${gates
        .filter((g) => !g.continues)
        .map((g) => cover(g.id, 270))
        .join('')}</div><h1 style="margin-block-start:56px;display:flex;gap:30px;justify-content:center;align-items:center">
<img src="${file('web/public/mark.svg')}" style="block-size:110px">Cosmodrome</h1>`,
    ),
  ],
] as const;
for (const [name = '', html = ''] of pictures)
  test(`picture of ${name}`, async ({ page: at }, info) => {
    const path = info.outputPath('page.html');
    await writeFile(path, html);
    await at.setViewportSize({ width: 1200, height: 630 });
    await at.goto(new URL(`file://${path}`).href);
    await at.evaluate(() => document.fonts.ready);
    await at.screenshot({ path: `${fileURLToPath(new URL(`../${INTO}/`, import.meta.url))}${name}.jpg`, type: 'jpeg', quality: 82 });
  });
