import type { ComponentType, ReactNode } from 'react';
import type { Lazy } from '../feature/lazy.js';
import { useModule } from './use-module.js';

interface Props<P> {
  readonly component: Lazy<{ readonly default: ComponentType<P> }>;
  readonly props: P;
  /** Stands there meanwhile. */
  readonly fallback?: ReactNode;
}

/** A part that the server makes no page with: `pending` stands there until it is loaded. */
export function ClientOnly<P extends object>({
  component: part,
  props,
  fallback: pending = null,
}: Props<P>) {
  const View = useModule(part, true)?.default;
  return View ? <View {...props} /> : pending;
}
