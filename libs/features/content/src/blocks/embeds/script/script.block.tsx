import { useEffect, useState } from 'react';
import { useConsent } from '../../../components/consent/use-consent.js';
import { runScript } from './run-script.js';
import type { Fields } from './script.schema.js';

/** Renders nothing. A script that fails to load is reported, and the page still works. */
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
