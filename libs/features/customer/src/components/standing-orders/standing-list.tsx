import { profileRoute } from '@larder/contracts/customer';
import type { StandingOrderSummary } from '@larder/contracts/shopping/standing-orders';
import { Link, useFeature } from '@larder/platform';
import {
  Badge,
  Card,
  EmptyState,
  icon,
  LinkButton,
  Loading,
  Notice,
  Skeleton,
  Stack,
} from '@larder/ui';
import { standingApi } from '../../api/standing-api.js';
import { useText } from '../../messages/standing-text.js';
import styles from './standing-orders.module.css';
import { useStandingFormats, useStandingLinks } from './use-standing-formats.js';

const RepeatArt = icon('repeat', '-art');

/** All standing orders, the next one first. */
export function StandingList() {
  const { data, isError } = standingApi.useListStandingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) return <Failed />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <None />;
  return (
    <ul role="list" className={styles.list}>
      {data.map((one) => (
        <Row key={one.id} order={one} />
      ))}
    </ul>
  );
}

export function Failed() {
  return (
    <Notice type="error" live>
      {useText()('standing.failed')}
    </Notice>
  );
}

export function Waiting() {
  return (
    <Loading label={useText()('standing.loading')}>
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
    </Loading>
  );
}

function None() {
  const text = useText();
  const orders = useFeature().href(profileRoute, { slug: 'orders' }) ?? '';
  return (
    <EmptyState
      picture={<RepeatArt />}
      title={text('standing.none.title')}
      actions={
        <LinkButton as={Link} href={orders}>
          {text('standing.none.link')}
        </LinkButton>
      }
    >
      {text('standing.none.text')}
    </EmptyState>
  );
}

export function StateBadge({ state }: Pick<StandingOrderSummary, 'state'>) {
  const tones = { ACTIVE: 'success', PAUSED: 'neutral', NEEDS_ATTENTION: 'warning' } as const;
  return <Badge tone={tones[state]}>{useText()(`standing.state.${state}`)}</Badge>;
}

function Row({ order }: { readonly order: StandingOrderSummary }) {
  const text = useText();
  const { rhythm, day } = useStandingFormats();
  const { one } = useStandingLinks();
  const { id, name, state, itemCount, nextDate } = order;
  return (
    <Card as="li">
      <Stack gap={3}>
        <div className={styles.row}>
          <h2>{name}</h2>
          <StateBadge state={state} />
        </div>
        <p>
          {rhythm(order)}
          {' · '}
          {text('standing.count', { count: itemCount })}
        </p>
        {state === 'ACTIVE' && (
          <p>
            {text('standing.next')}: <strong>{day(nextDate)}</strong>
          </p>
        )}
        <div>
          <LinkButton
            as={Link}
            variant="secondary"
            href={one(id)}
            aria-label={text('standing.openOf', { name })}
          >
            {text('standing.open')}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
