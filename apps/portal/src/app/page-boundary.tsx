import { Component, type ReactNode } from 'react';
import { logProblem } from '../shared/log';
import { BrokenPage } from './broken-page';

interface BoundaryProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A page that breaks takes nothing else with it: navigation and footer stay, and the next page opens as usual. */
export class PageBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    logProblem('A page broke', error);
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.isBroken && before.href !== this.props.href) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
