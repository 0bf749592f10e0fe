import { useRef } from 'react';
import type { Cart, DiscountCode } from '@larder/contracts/cart';
import { useTexts } from '@larder/platform';
import { AccordionItem, FieldError, IconButton, TrashIcon } from '@larder/ui';
import { CodeForm } from './code-form.js';
import styles from './codes.module.css';
import { useCodesText } from '../../messages/codes-text.js';
import { useCodes } from './use-codes.js';

/** The codes on a cart, each with its savings, and the field for another one (CART-98). */
export default function CodeBox({ cart }: { readonly cart: Cart }) {
  const text = useCodesText();
  const { isBusy, problem, add, remove } = useCodes();
  const box = useRef<HTMLDivElement>(null);
  const { discountCodes } = cart;
  const removeOne = async (code: string) => {
    // The button that had the focus is gone then.
    if (await remove(code)) box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={text('title')} className={styles.codes}>
      {discountCodes.length > 0 && (
        <ul role="list" aria-label={text('list')} className={styles.list}>
          {discountCodes.map((one) => (
            <Code key={one.code} one={one} isBusy={isBusy} onRemove={removeOne} />
          ))}
        </ul>
      )}
      {problem?.of === 'list' && <FieldError>{problem.message}</FieldError>}
      <AccordionItem title={text('title')}>
        <CodeForm
          isBusy={isBusy}
          problem={problem?.of === 'field' ? problem.message : undefined}
          onAdd={add}
        />
      </AccordionItem>
    </div>
  );
}

interface CodeProps {
  readonly one: DiscountCode;
  readonly isBusy: boolean;
  readonly onRemove: (code: string) => Promise<void>;
}

function Code({ one, isBusy, onRemove }: CodeProps) {
  const text = useCodesText();
  const { money } = useTexts();
  const { code, title, savings, missing, fault } = one;
  return (
    <li className={styles.code}>
      <span className={styles.text}>
        <span className={styles.name}>{code}</span>
        <span className={styles.note}>{title}</span>
        {fault && <span className={styles.fault}>{text(`problem.${fault}`)}</span>}
        {!fault && missing !== undefined && (
          <span className={styles.note}>{text('missing', { amount: money(missing) })}</span>
        )}
      </span>
      {savings > 0 && (
        <span className={styles.amount}>{text('saves', { amount: money(savings) })}</span>
      )}
      <IconButton
        label={text('remove', { code })}
        icon={<TrashIcon />}
        disabled={isBusy}
        onClick={() => void onRemove(code)}
      />
    </li>
  );
}
