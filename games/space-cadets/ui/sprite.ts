import drawings from './sprite.svg?raw';

const ID = 'sca-sprite';
/** Puts the drawings into the page, once: patterns and symbols are looked up by id from wherever the game draws. */
export function mountSprite(page: Document): void {
  if (page.getElementById(ID)) return;
  const holder = page.createElement('div');
  holder.id = ID;
  holder.style.cssText = 'position:absolute;inline-size:0;block-size:0;overflow:hidden';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = drawings;
  page.body.append(holder);
}
