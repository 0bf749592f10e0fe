import type { OrderProgress } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { SuccessIcon } from '@larder/ui';
import { useText } from '../../messages/after-order/order-changes-text.js';
import styles from './care.module.css';

/** The statuses of an order as a readable list: past, current and future ones. */
export function OrderTimeline({
  progress: { steps, status },
}: {
  readonly progress: OrderProgress;
}) {
  const text = useText();
  const { date } = useTexts();
  const moment = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return (
    <ol className={styles.steps}>
      {steps.map(({ status: step, at }) => {
        const isNow = step === status;
        const state = isNow ? 'care.now' : at === undefined ? 'care.later' : 'care.done';
        return (
          <li
            key={step}
            className={at === undefined ? styles.later : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={styles.mark}>{at !== undefined && <SuccessIcon />}</span>
            <span>
              {text(`care.step.${step}`)}
              <span className="visually-hidden">, {text(state)}</span>
            </span>
            {at !== undefined && <time dateTime={at}>{date(at, moment)}</time>}
          </li>
        );
      })}
    </ol>
  );
}
