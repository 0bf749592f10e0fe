import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useFeature } from '@larder/platform';
import type { BuiltInManager } from '../consent/built-in-manager.js';
import { recordEarly } from '../../early.js';

const ConsentBanner = lazy(() => import('../../components/consent/consent-banner.js'));

const nothing = () => undefined;
const noopSubscribe = () => () => undefined;

/** Emits each page view, and shows the built-in manager's dialog while it is open. */
export function TrackingOverlays({ manager }: { readonly manager: BuiltInManager | undefined }) {
  const context = useFeature();
  const { pathname } = useLocation();
  useEffect(() => recordEarly('page_view')(undefined, context), [context, pathname]);
  const { subscribe, get } = manager?.question ?? { subscribe: noopSubscribe, get: nothing };
  const question = useSyncExternalStore(subscribe, get, nothing);
  if (!manager || !question) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner key={question} manager={manager} question={question} />
    </Suspense>
  );
}
