/** Puts a game's drawings into the page, once: gradients and symbols are looked up by id from wherever the game draws. */
export function mountSprite(id: string, drawings: string): void {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const holder = document.createElement('div');
  holder.id = id;
  holder.style.cssText = 'position:absolute;inline-size:0;block-size:0;overflow:hidden';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = drawings;
  document.body.append(holder);
}
