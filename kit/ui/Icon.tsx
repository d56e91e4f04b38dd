/** An icon of the frame's set (`cd-…` in the page's sprite): 20 px, or 16 with `small`. Decoration: name it in the text beside it. */
export function Icon({ name, small }: { readonly name: string; readonly small?: boolean }) {
  return (
    <svg className={small ? 'cd-icon-s' : 'cd-icon'} aria-hidden="true">
      <use href={`#cd-${name}`} />
    </svg>
  );
}
