import { useId, type FormEvent } from 'react';
import type { PostcodeService } from '@larder/contracts/distribution';
import { useFeature, useTexts } from '@larder/platform';
import { Button, SuccessIcon, TextField } from '@larder/ui';
import { useGateText } from '../../../messages/gate-text.js';
import { useHomeText } from './home-text.js';
import { useText } from '../../../messages/use-text.js';
import { serviceSlice } from '../../../state/service.js';
import { placeOf } from '../postcode/place-name.js';
import { isNumeric, postcodeLength } from '../postcode/postcode-format.js';
import { typedPostcode } from '../postcode/typed-postcode.js';
import { usePostcodeGate } from '../postcode/use-postcode-gate.js';
import { formatRelativeTimeSlot } from '../times/format-time-slot.js';
import styles from './home.module.css';

/** One field: the answer comes while typing, and the shopping starts. */
export function AskPlace({ onAnswered }: { readonly onAnswered: () => void }) {
  const gate = useGateText();
  const home = useHomeText();
  const context = useFeature();
  const id = useId();
  const { country } = context.tenant;
  const form = usePostcodeGate('', onAnswered);
  const isOutside = form.answer !== undefined && !form.answer.delivery;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOutside) return form.deliver();
    typedPostcode.current = form.typed;
    context.dispatch(serviceSlice.actions.promptOpened());
  };
  return (
    <form className={styles.ask} aria-labelledby={id} onSubmit={submit} noValidate>
      <p className={styles.title} id={id}>
        {home('title')}
      </p>
      <div className={styles.row}>
        <TextField
          ref={form.field}
          label={gate('label')}
          placeholder={gate('label')}
          inputMode={isNumeric(country) ? 'numeric' : 'text'}
          autoComplete="postal-code"
          enterKeyHint="go"
          maxLength={postcodeLength(country)}
          value={form.typed}
          onChange={({ target }) => form.change(target.value)}
          error={form.problem === 'incomplete' ? gate('incomplete') : undefined}
        />
        <Button type="submit" busy={form.busy !== undefined}>
          {isOutside ? home('options') : gate('start')}
        </Button>
      </div>
      <div className={styles.answer} aria-live="polite">
        <Answer {...form} />
      </div>
    </form>
  );
}

type Gate = ReturnType<typeof usePostcodeGate>;

function Answer({ answer, isWhole, problem, retry }: Gate) {
  const text = useText();
  const gate = useGateText();
  const home = useHomeText();
  if (problem === 'unreachable')
    return (
      <p className={styles.failed}>
        {text('trouble.unreachable.title')}
        <Button variant="quiet" onClick={retry}>
          {text('retry')}
        </Button>
      </p>
    );
  if (answer?.delivery) return <Delivery answer={answer} delivery={answer.delivery} />;
  if (answer) return <strong>{gate('outside.title', { place: placeOf(answer) })}</strong>;
  return <p className={styles.quiet}>{isWhole ? gate('asking') : home('hint')}</p>;
}

interface DeliveryProps {
  readonly answer: PostcodeService;
  readonly delivery: NonNullable<PostcodeService['delivery']>;
}

/** In two lines, as there is room for; the fee is in the prompt and in the cart. */
function Delivery({ answer, delivery: { earliest } }: DeliveryProps) {
  const text = useText();
  const texts = useTexts();
  const gate = useGateText();
  const home = useHomeText();
  const time = earliest && formatRelativeTimeSlot(text, texts, earliest, new Date());
  return (
    <p className={styles.yes}>
      <SuccessIcon size={24} />
      <span>
        <strong>{gate('inside', { place: placeOf(answer) })}</strong>
        <span className={styles.time}>
          {time === undefined ? text('service.noWindow') : home('next', { time })}
        </span>
      </span>
    </p>
  );
}
