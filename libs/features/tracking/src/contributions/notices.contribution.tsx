import { useEffect, useState, type ReactElement } from 'react';
import { useFeature } from '@larder/platform';

/** Brings the feature's code once the page has nothing else to do. */
export default function Tracking() {
  const context = useFeature();
  const [parts, setParts] = useState<ReactElement | null>(null);
  useEffect(() => {
    // Without the code nothing is allowed and nothing is sent.
    const start = () =>
      void import('../state/start/start-tracking.js')
        .then(({ startTracking }) => startTracking(context))
        .then(setParts, () => undefined);
    // Safari has no idle callback.
    (window.requestIdleCallback ?? setTimeout)(start);
  }, [context]);
  return parts;
}
