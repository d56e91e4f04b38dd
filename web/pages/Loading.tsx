import { useT } from '../text/index.ts';

export function Loading() {
  const t = useT();
  return (
    <div className="pg-loading" role="status" aria-label={t.loading}>
      <svg aria-hidden="true">
        <use href="#cd-mark" />
      </svg>
    </div>
  );
}
