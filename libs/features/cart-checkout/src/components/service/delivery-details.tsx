import { lazy } from 'react';
import { highestAgeLimit } from '@larder/contracts/catalogue/age-limit';
import { Accordion, AccordionItem, Checkbox, Stack, TextareaField, TextField } from '@larder/ui';
import { cartApi } from '../../api/cart/cart-api.js';
import { useGateText } from '../../messages/gate-text.js';
import { useText } from '../../messages/use-text.js';
import { AfterMount } from '../checkout/after-mount.js';
import { DETAIL_LIMITS } from './address/check-address.js';
import type { AddressDraft, DetailField } from './address/find-address.js';
import { hasNote, withNote } from './address/delivery-note.js';
import styles from './service.module.css';

const AgePart = lazy(() => import('../age/age-part.js'));

interface Props {
  readonly draft: AddressDraft;
  readonly onChange: (field: DetailField, value: string) => void;
}

/** Details for the driver; all optional and limited by the contract. */
export function DeliveryDetails({ draft, onChange }: Props) {
  const text = useText();
  const note = useGateText()('leaveAtDoor');
  const { data: cart } = cartApi.useGetCartQuery();
  const age = highestAgeLimit(cart?.productLineItems ?? []);
  const isWanted = hasNote(draft.additionalInfo, note);
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
            label={note}
            hint={
              age !== undefined && (
                <AfterMount>
                  <AgePart part="door" age={age} />
                </AfterMount>
              )
            }
            checked={isWanted}
            disabled={
              !isWanted &&
              (age !== undefined ||
                withNote(draft.additionalInfo, note, true).length > DETAIL_LIMITS.additionalInfo)
            }
            onChange={({ currentTarget: { checked } }) =>
              onChange('additionalInfo', withNote(draft.additionalInfo, note, checked))
            }
          />
          <TextareaField {...field('additionalInfo')} />
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}
