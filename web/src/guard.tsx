import type { ReactNode } from 'react';
import { Component } from 'react';

interface GuardProps {
  fallback(why: string): ReactNode;
  children: ReactNode;
}

/** A fault in one page is shown in its place; without this the browser would be left empty. */
export class Guard extends Component<GuardProps, { why: string | null }> {
  override state: { why: string | null } = { why: null };

  static getDerivedStateFromError(fault: unknown): { why: string } {
    return { why: fault instanceof Error ? fault.message : `${fault}` };
  }

  override render(): ReactNode {
    const { why } = this.state;
    return why === null ? this.props.children : this.props.fallback(why);
  }
}
