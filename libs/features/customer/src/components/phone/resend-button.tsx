import { useEffect, useState } from 'react';
import { codeOf } from '@larder/platform';
import { Button, Notice } from '@larder/ui';
import { useText } from '../../messages/phone-text.js';

/** A message may take so long. */
const waitSeconds = 30;

type Outcome = 'resent' | 'tooMany' | 'failed';

/** Sends another code, half a minute after the one before. */
export function ResendButton({
  resend,
}: {
  readonly resend: (onProving: (isProving: boolean) => void) => Promise<unknown>;
}) {
  const text = useText();
  const [seconds, setSeconds] = useState(waitSeconds);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const send = async () => {
    setBusy(true);
    setOutcome(undefined);
    const error = await resend(() => undefined);
    setBusy(false);
    setOutcome(outcomeOf(error));
    if (error === undefined) setSeconds(waitSeconds);
  };
  return (
    <>
      {outcome && (
        <Notice type={outcome === 'resent' ? 'success' : 'error'} live>
          {text(`phone.${outcome}`)}
        </Notice>
      )}
      <div>
        <Button variant="secondary" disabled={isWaiting} busy={isBusy} onClick={() => void send()}>
          {isWaiting ? text('phone.resendIn', { seconds }) : text('phone.resend')}
        </Button>
      </div>
    </>
  );
}

function outcomeOf(error: unknown): Outcome {
  if (error === undefined) return 'resent';
  return codeOf(error) === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'failed';
}
