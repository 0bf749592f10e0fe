import type { ComponentType, ReactNode } from 'react';
import type { Lazy } from '../feature/lazy.js';
import { useModule } from './use-module.js';

interface Props<P> {
  readonly component: Lazy<{ readonly default: ComponentType<P> }>;
  readonly props: P;
  /** Shown until the component is loaded. */
  readonly fallback?: ReactNode;
}

/** Renders a component in the browser only; the server renders `fallback`. */
export function ClientOnly<P extends object>({ component, props, fallback = null }: Props<P>) {
  const View = useModule(component, true)?.default;
  return View ? <View {...props} /> : fallback;
}
