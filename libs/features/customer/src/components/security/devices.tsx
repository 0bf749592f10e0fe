import { useState } from 'react';
import type { DeviceSession } from '@larder/contracts/customer';
import { useTexts } from '@larder/platform';
import { Badge, Button, Card, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { securityApi } from '../../api/security-api.js';
import { useText } from '../../messages/security-text.js';
import styles from './security.module.css';

type Outcome = 'ended' | 'endedOthers' | 'endFailed';

/** Every device that is signed in; one or all others can be signed out. */
export function Devices() {
  const text = useText();
  const { all, isFailed, retry, outcome, isBusy, end, endOthers } = useDevices();
  return (
    <Card as="section" aria-labelledby="devices">
      <Stack gap={4}>
        <h2 id="devices">{text('devices.title')}</h2>
        <p>{text('devices.text')}</p>
        {outcome && (
          <Notice type={outcome === 'endFailed' ? 'error' : 'success'} live>
            {text(`devices.${outcome}`)}
          </Notice>
        )}
        {isFailed && (
          <Notice
            type="error"
            live
            actions={<Button onClick={retry}>{text('devices.retry')}</Button>}
          >
            {text('devices.failed')}
          </Notice>
        )}
        {!all && !isFailed && (
          <Loading label={text('devices.loading')}>
            <Skeleton shape="wide" />
          </Loading>
        )}
        {all && (
          <ul className={styles.list}>
            {all.map((one) => (
              <Device key={one.id} device={one} isBusy={isBusy} onEnd={() => void end(one.id)} />
            ))}
          </ul>
        )}
        {all && all.length > 1 && (
          <div>
            <Button variant="secondary" busy={isBusy} onClick={() => void endOthers()}>
              {text('devices.endOthers')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function useDevices() {
  const { data, error: failure, refetch } = securityApi.useGetSessionsQuery();
  const [endSession] = securityApi.useEndSessionMutation();
  const [endOtherSessions] = securityApi.useEndOtherSessionsMutation();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const run = async (call: PromiseLike<{ readonly error?: unknown }>, done: Outcome) => {
    setBusy(true);
    setOutcome(undefined);
    const { error } = await call;
    setBusy(false);
    setOutcome(error ? 'endFailed' : done);
  };
  return {
    all: failure === undefined ? data : undefined,
    isFailed: failure !== undefined,
    retry: () => void refetch(),
    outcome,
    isBusy,
    end: (id: string) => run(endSession({ params: { id } }), 'ended'),
    endOthers: () => run(endOtherSessions(), 'endedOthers'),
  };
}

interface DeviceProps {
  readonly device: DeviceSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function Device({ device, isBusy, onEnd }: DeviceProps) {
  const text = useText();
  const { date } = useTexts();
  const { browser, system, createdAt, seenAt, current } = device;
  const name =
    browser && system
      ? text('devices.name', { browser, system })
      : (browser ?? system ?? text('devices.unknown'));
  return (
    <li>
      <div className={styles.about}>
        <h3>{name}</h3>
        <p>{text('devices.since', { since: date(createdAt), seen: date(seenAt) })}</p>
      </div>
      {current ? (
        <Badge tone="success">{text('devices.this')}</Badge>
      ) : (
        <Button
          variant="secondary"
          busy={isBusy}
          aria-label={text('devices.endOf', { device: name })}
          onClick={onEnd}
        >
          {text('devices.end')}
        </Button>
      )}
    </li>
  );
}
