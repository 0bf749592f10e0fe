import { lazy } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { cartRoute } from '@larder/contracts/cart';
import type { OrderConfig, PaymentMethodKey } from '@larder/contracts/checkout';
import { limitFindings } from '@larder/pricing';
import { Link, useHref, useTexts } from '@larder/platform';
import { Button, LinkButton, Notice, Stack } from '@larder/ui';
import { limitWords } from '../cart/limit-words.js';
import { Totals } from '../cart/totals.js';
import { useLimits } from '../cart/use-limits.js';
import type { OrderPhase } from '../order/use-order.js';
import { useText } from '../use-text.js';
import { BlockedLines, hasBlockedLines } from './blocked-lines.js';
import { ChargeLater } from './charge-later.js';
import { OrderConditions } from './order-conditions.js';
import { OrderLines } from './order-lines.js';
import { SlotAvailability } from './slot-availability.js';
import { isCovered } from './wallet-payment.js';
import { WhenShown } from './when-shown.js';

const AllergenNotes = lazy(() => import('../allergens/allergen-notes.js'));
const AdditionNote = lazy(() => import('../watch/addition-note.js'));
const SubstitutionChoice = lazy(() => import('../wishes/substitution-choice.js'));

interface Props {
  readonly cart: Cart;
  readonly methodKey: PaymentMethodKey | undefined;
  readonly conditions: OrderConfig['conditions'];
  readonly phase: OrderPhase;
  readonly onPlace: (method: PaymentMethodKey | undefined) => void;
}

/** The whole order once more, and the button that binds. */
export default function PlaceOrderStep({ cart, methodKey, conditions, phase, onPlace }: Props) {
  const text = useText();
  const texts = useTexts();
  const cartHref = useHref()(cartRoute, {});
  const { limits } = useLimits(cart);
  const findings = limitFindings(cart, limits);
  const method = isCovered(cart) ? undefined : methodKey;
  if (method === undefined && !isCovered(cart)) return null;
  if (hasBlockedLines(cart)) return <BlockedLines cart={cart} />;
  if (findings.length > 0)
    return (
      <Notice
        type="warning"
        title={text('limits.title')}
        actions={
          cartHref !== undefined && (
            <LinkButton as={Link} href={cartHref} variant="secondary">
              {text('checkout.toCart')}
            </LinkButton>
          )
        }
      >
        {findings.map((finding) => (
          <p key={finding}>{limitWords(text, texts, finding, limits)}</p>
        ))}
      </Notice>
    );
  return (
    <Stack gap={4}>
      {cart.orderNumber !== undefined && (
        <WhenShown>
          <AdditionNote number={cart.orderNumber} />
        </WhenShown>
      )}
      <SlotAvailability cart={cart} />
      <WhenShown>
        <SubstitutionChoice cart={cart} isInCard />
      </WhenShown>
      {cart.productLineItems.some((line) => line.allergenWarning) && (
        <WhenShown>
          <AllergenNotes lines={cart.productLineItems} />
        </WhenShown>
      )}
      <OrderLines lines={cart.productLineItems} />
      <Totals priceInfo={cart.priceInfo} codes={cart.discountCodes} />
      {method && (
        <WhenShown>
          <ChargeLater cart={cart} method={method} />
        </WhenShown>
      )}
      {phase === 'unanswered' && (
        <Notice type="error" live title={text('order.unansweredTitle')}>
          {text('order.unanswered')}
        </Notice>
      )}
      {conditions && <OrderConditions conditions={conditions} />}
      <Button block busy={phase === 'placing'} onClick={() => onPlace(method)}>
        {text('order.place')}
      </Button>
    </Stack>
  );
}
