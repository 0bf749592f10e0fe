import { lazy } from 'react';
import { highestAgeLimit } from '@larder/contracts/catalogue/age-limit';
import { Accordion, AccordionItem, Checkbox, Stack, TextareaField, TextField } from '@larder/ui';
import { cartApi } from '../../api/cart/cart-api.js';
import { useGateText } from '../../messages/gate-text.js';
import { useText } from '../../messages/use-text.js';
import { AfterMount } from '../checkout/after-mount.js';
import { DETAIL_LIMITS } from './address/check-address.js';
import type { AddressDraft, DetailField } from './address/find-address.js';
import styles from './service.module.css';

const AgePart = lazy(() => import('../age/age-part.js'));

interface Props {
  readonly draft: AddressDraft;
  readonly onChange: (field: DetailField, value: string) => void;
  readonly onLeaveAtDoor: (isWanted: boolean) => void;
}

/** Details for the driver; all optional and limited by the contract. */
export function DeliveryDetails({ draft, onChange, onLeaveAtDoor }: Props) {
  const text = useText();
  const gate = useGateText();
  const { data: cart } = cartApi.useGetCartQuery();
  const age = highestAgeLimit(cart?.productLineItems ?? []);
  const field = (name: DetailField) => ({
    label: text(`address.${name}`),
    optionalLabel: text('form.optionalMark'),
    autoComplete: 'off',
    maxLength: DETAIL_LIMITS[name],
    value: draft[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  return (
    <Accordion>
      <AccordionItem title={text('address.details')}>
        <Stack gap={4}>
          <div className={styles.details}>
            <TextField {...field('stairCase')} />
            <TextField {...field('floor')} />
            <TextField {...field('door')} />
          </div>
          <Checkbox
            label={gate('leaveAtDoor')}
            hint={
              age !== undefined && (
                <AfterMount>
                  <AgePart part="door" age={age} />
                </AfterMount>
              )
            }
            checked={draft.leaveAtDoor === true && age === undefined}
            disabled={age !== undefined}
            onChange={({ currentTarget: { checked } }) => onLeaveAtDoor(checked)}
          />
          <TextareaField {...field('additionalInfo')} />
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}
