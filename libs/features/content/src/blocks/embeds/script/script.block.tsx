import { useEffect, useState } from 'react';
import { useConsent } from '../../../components/consent/use-consent.js';
import { runScript } from './run-script.js';
import type { Fields } from './script.schema.js';

/** Shows nothing. A script that cannot be had is reported, and the page stands. */
export default function Script({ fields: { src, consent } }: { fields: Fields }) {
  const allowed = useConsent();
  const [failure, setFailure] = useState<Error>();
  const mayRun = consent === undefined || allowed[consent];
  useEffect(() => {
    if (mayRun)
      runScript(src).catch((cause: unknown) =>
        setFailure(new Error(`script ${src} did not run`, { cause })),
      );
  }, [mayRun, src]);
  if (failure) throw failure;
  return null;
}
