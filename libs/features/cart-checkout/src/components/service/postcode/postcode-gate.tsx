import type { FormEvent } from 'react';
import type { CheckoutStore } from '@larder/contracts/distribution';
import { useFeature } from '@larder/platform';
import { Button, Notice, Stack, TextField } from '@larder/ui';
import { useGateText } from '../../../messages/gate-text.js';
import { useText } from '../../../messages/use-text.js';
import { pickupAddress } from '../pickup/pickup-address.js';
import { forgetPlace, useDevicePlace } from '../device/device-place.js';
import { saveService } from '../save-service.js';
import { GateAnswer } from './gate-answer.js';
import { GateInterest } from './gate-interest.js';
import { GateStores } from './gate-stores.js';
import { isNumeric, postcodeLength } from './postcode-format.js';
import { usePostcodeGate } from './use-postcode-gate.js';
import styles from './gate.module.css';

interface Props {
  /** The postcode that is known already. */
  readonly postalCode: string | undefined;
  /** Name of the product that is added afterwards. */
  readonly waiting: string | undefined;
  readonly onSaved: () => void;
  /** Leads to whole addresses and to every store. */
  readonly onAddress: () => void;
}

/** One field instead of an address: says at once whether and when the shop delivers there. */
export function PostcodeGate({ postalCode = '', waiting, onSaved, onAddress }: Props) {
  const text = useText();
  const gate = useGateText();
  const context = useFeature();
  const { country } = context.tenant;
  const { answer, problem, ...form } = usePostcodeGate(postalCode, onSaved);
  const isOutside = answer !== undefined && !answer.delivery;
  const collect = (at: CheckoutStore) =>
    void form.store(at.storeId, () => saveService(context, pickupAddress(at)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOutside) form.deliver();
  };
  return (
    <Stack gap={4}>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          {waiting !== undefined && <p>{gate('waiting', { product: waiting })}</p>}
          <div className={styles.field}>
            <TextField
              ref={form.field}
              label={gate('label')}
              inputMode={isNumeric(country) ? 'numeric' : 'text'}
              autoComplete="postal-code"
              enterKeyHint="go"
              maxLength={postcodeLength(country)}
              value={form.typed}
              onChange={({ target }) => form.change(target.value)}
              error={problem === 'incomplete' ? gate('incomplete') : undefined}
            />
          </div>
          <GateAnswer answer={answer} note={noteOf(form.isWhole, problem !== undefined)} />
          {problem === 'unreachable' && (
            <Notice
              live
              type="error"
              title={text('trouble.unreachable.title')}
              actions={<Button onClick={form.retry}>{text('retry')}</Button>}
            >
              {text('trouble.unreachable.text')}
            </Notice>
          )}
          {!isOutside && (
            <Button type="submit" block busy={form.busy === 'delivery'}>
              {gate('start')}
            </Button>
          )}
        </Stack>
      </form>
      {answer && answer.stores.length > 0 && (
        <GateStores stores={answer.stores} isOpen={isOutside} busy={form.busy} onChoose={collect} />
      )}
      {isOutside && <GateInterest key={answer.postalCode} postalCode={answer.postalCode} />}
      <div className={styles.other}>
        <Button variant="quiet" onClick={onAddress}>
          {gate('address')}
        </Button>
        <ForgetPlace
          onForgotten={() => {
            form.change('');
            form.field.current?.focus();
          }}
        />
      </div>
    </Stack>
  );
}

function ForgetPlace({ onForgotten }: { readonly onForgotten: () => void }) {
  const gate = useGateText();
  if (!useDevicePlace()) return null;
  const forget = () => {
    forgetPlace();
    onForgotten();
  };
  return (
    <Button variant="quiet" onClick={forget}>
      {gate('forget')}
    </Button>
  );
}

function noteOf(isWhole: boolean, hasProblem: boolean) {
  if (!isWhole) return 'hint';
  return hasProblem ? undefined : 'asking';
}
