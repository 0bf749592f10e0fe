import { useState } from 'react';
import { Button } from '../button/button.js';
import { LinkButton } from '../button/link-button.js';
import { FigureCard } from '../content/card/figure-card.js';
import { EmptyState } from '../content/empty-state/empty-state.js';
import { CartIcon } from '../icons/icons.js';
import { icon } from '../icons/icon.js';
import { Cluster, Grid, Stack } from '../layout/layout.js';
import { Notice } from '../content/notice/notice.js';
import { Progress } from '../content/progress/progress.js';
import { Loading, Skeleton } from '../content/skeleton/skeleton.js';
import { Notifications, type NotificationItem } from '../overlays/toast/notifications.js';
import styles from './gallery.module.css';
import tile from './tile.module.css';
import { Chapter, Sample } from './sample.js';

const BasketArt = icon('basket', '-art');

function Notices() {
  return (
    <Stack gap={2}>
      <Notice type="info">Prices of weighed goods are settled at the scales.</Notice>
      <Notice type="success" title="Order 4711 is with us">
        You can change it until Thursday, 22:00.
      </Notice>
      <Notice
        type="warning"
        title="2 products are not available on Friday"
        actions={<Button variant="secondary">Show them</Button>}
      >
        Choose another day or take something similar.
      </Notice>
      <Notice type="error">The payment was declined. Nothing was charged; try another card.</Notice>
    </Stack>
  );
}

const notifications: readonly NotificationItem[] = [
  { id: 'a', type: 'error', text: 'We could not reach the shop. Your cart is kept.' },
  {
    id: 'b',
    type: 'success',
    text: 'Bananas removed',
    action: { label: 'Undo', onPress: () => undefined },
  },
];

function NotificationSample() {
  const [items, setItems] = useState<readonly NotificationItem[]>([]);
  return (
    <>
      <Cluster>
        <Button variant="secondary" onClick={() => setItems(notifications)}>
          Show notifications
        </Button>
      </Cluster>
      <Notifications
        label="Notifications"
        items={items}
        dismissLabel="Dismiss"
        onDismiss={(id) => setItems(items.filter((item) => item.id !== id))}
      />
    </>
  );
}

function Bones() {
  return (
    <Loading label="Products are loading">
      <Grid of="tiles">
        {[1, 2, 3, 4].map((key) => (
          <div key={key} className={tile.tile}>
            <Skeleton shape="square" />
            <div>
              <Skeleton shape="text" />
              <Skeleton shape="text" />
            </div>
            <Cluster spread>
              <Skeleton shape="button" />
              <Skeleton shape="circle" />
            </Cluster>
          </div>
        ))}
      </Grid>
    </Loading>
  );
}

export function Feedback() {
  return (
    <Chapter title="Feedback">
      <div className={styles.columns}>
        <Sample name="Notices">
          <Notices />
        </Sample>
        <Sample name="Progress, notifications">
          <Progress value={0} max={40}>
            40,00 € to the minimum order
          </Progress>
          <Progress value={33.8} max={40}>
            <strong>6,20 €</strong> to free delivery
          </Progress>
          <Progress value={45} max={40}>
            Delivery is free
          </Progress>
          <NotificationSample />
        </Sample>
      </div>
      <Sample name="Figures">
        <div className={styles.columns}>
          <FigureCard
            icon={<CartIcon size={24} />}
            label={<a href="#orders">Next delivery</a>}
            figure="Tomorrow, 10 to 12"
            note="Add to it until Friday, 13:00"
          />
          <FigureCard icon={<CartIcon size={24} />} label="Balance" figure="12,50 €" />
        </div>
      </Sample>
      <Sample name="Skeletons">
        <Bones />
      </Sample>
      <EmptyState
        picture={<BasketArt />}
        title="Your cart is empty"
        level={3}
        actions={
          <>
            <LinkButton href="#orders">Order the last cart again</LinkButton>
            <LinkButton href="#offers" variant="secondary">
              See offers
            </LinkButton>
          </>
        }
      >
        What you add stays here for 30 days, on every device you are signed in on.
      </EmptyState>
    </Chapter>
  );
}
