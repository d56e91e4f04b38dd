import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useT } from '../text/index.ts';
import { Plain } from './Page.tsx';

/** A part that cannot be loaded or drawn: said in words, with the way out. Nothing of a game is in the page alone. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }
  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('the page could not be drawn', error, info.componentStack);
  }
  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
function Broken() {
  const t = useT();
  return (
    <Plain title={t.trouble.broken} text={t.trouble.brokenText}>
      <button type="button" className="cd-button" data-kind="go" onClick={() => location.reload()}>
        {t.trouble.reload}
      </button>
    </Plain>
  );
}
