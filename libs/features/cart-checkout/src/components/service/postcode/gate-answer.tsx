import type { PostcodeService } from '@larder/contracts/distribution';
import { useTexts } from '@larder/platform';
import { Notice, SuccessIcon } from '@larder/ui';
import { useGateText } from '../../../messages/gate-text.js';
import { useText } from '../../../messages/use-text.js';
import { formatRelativeTimeSlot } from '../times/format-time-slot.js';
import { placeOf } from './place-name.js';
import styles from './gate.module.css';

interface Props {
  readonly answer: PostcodeService | undefined;
  /** Without an answer: what comes, or that a whole postcode is being looked up. */
  readonly note: 'hint' | 'asking' | undefined;
}

/** What the shop does at the postcode; its place is kept, so that nothing moves when it comes. */
export function GateAnswer({ answer, note }: Props) {
  const gate = useGateText();
  const isOutside = answer !== undefined && !answer.delivery;
  return (
    <div className={styles.answer} aria-live="polite">
      {isOutside && (
        <Notice type="warning" title={gate('outside.title', { place: placeOf(answer) })}>
          {gate(answer.stores.length > 0 ? 'outside.stores' : 'outside.none')}
        </Notice>
      )}
      {answer?.delivery && <Delivery answer={answer} delivery={answer.delivery} />}
      {!answer && note && <p className={styles.quiet}>{gate(note)}</p>}
    </div>
  );
}

interface DeliveryProps {
  readonly answer: PostcodeService;
  readonly delivery: NonNullable<PostcodeService['delivery']>;
}

function Delivery({ answer, delivery: { earliest, fee } }: DeliveryProps) {
  const text = useText();
  const texts = useTexts();
  const gate = useGateText();
  const time = earliest && formatRelativeTimeSlot(text, texts, earliest, new Date());
  return (
    <p className={styles.yes}>
      <SuccessIcon size={24} />
      <span>
        <strong>{gate('inside', { place: placeOf(answer) })}</strong>
        <span className={styles.time}>
          {time === undefined
            ? text('service.noWindow')
            : gate(fee ? 'earliest' : 'earliestFree', { time, fee: texts.money(fee ?? 0) })}
        </span>
      </span>
    </p>
  );
}
