import { lazy, useCallback, useState, type ReactNode } from 'react';
import type { Cart, ValidationGroup } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { Notice, Skeleton } from '@larder/ui';
import { ErrorList } from '../cart/validation/error-list.js';
import { useErrors } from '../cart/validation/use-errors.js';
import { useFeatureState } from '../../state/state.js';
import { useText } from '../../messages/use-text.js';
import { missingSteps, stepIds, type StepId } from './checkout-steps.js';
import { ContactForm } from './contact/contact-form.js';
import { PaymentForm } from './payment/payment-form.js';
import { TimeSlotForm } from './time-slot/time-slot-form.js';
import { StepSection, type StepState } from './step-section.js';
import { StepSummary } from './step-summary.js';
import styles from './steps.module.css';
import { AfterMount } from './after-mount.js';

interface Props {
  readonly cart: Cart;
  readonly methods: readonly PaymentMethodKey[];
  readonly giftCardMethodKey: string | undefined;
  /** The last step: what is ordered, and the binding button; shown once nothing is missing. */
  readonly summary: ReactNode;
}

/** Chosen before they come here by most. */
const ServiceStep = lazy(() => import('./service-step.js'));
/** Only a shop with holds has it. */
const HoldClock = lazy(() => import('./time-slot/hold-countdown.js'));

const groupOfStep: Partial<Record<StepId, ValidationGroup>> = {
  service: 'distributionLocation',
  slot: 'timeSlot',
  contact: 'billingAddress',
};

/** The checkout as a list of steps; the first one that misses something is open (CHK-03). */
export function CheckoutStepsList({ cart, methods, giftCardMethodKey, summary }: Props) {
  const text = useText();
  const state = useFeatureState(({ checkout }) => checkout);
  const [edited, setEdited] = useState<StepId>();
  const [hasMoved, setMoved] = useState(false);
  const missing = missingSteps({ cart, methods, ...state });
  const open = edited ?? missing[0];
  const move = (step: StepId | undefined) => {
    setMoved(true);
    setEdited(step);
  };
  const keepPayment = useCallback(() => setEdited('payment'), []);
  const stateOf = (step: StepId): StepState =>
    step === open ? 'open' : missing.includes(step) ? 'later' : 'done';
  return (
    <ol role="list" className={styles.steps}>
      {stepIds.map((step, index) => (
        <StepSection
          key={step}
          id={`step-${step}`}
          number={index + 1}
          title={text(`step.${step}`)}
          state={stateOf(step)}
          takesFocus={hasMoved}
          summary={<StepSummary step={step} cart={cart} methodKey={state.methodKey} />}
          notice={<StepNotice step={step} cart={cart} />}
          onChange={() => move(step)}
        >
          <StepForm
            {...{ step, cart, methods, giftCardMethodKey }}
            onTouched={keepPayment}
            onSaved={() => move(undefined)}
          />
        </StepSection>
      ))}
      <StepSection
        id="step-summary"
        number={stepIds.length + 1}
        title={text('step.summary')}
        state={open === undefined ? 'open' : 'later'}
        takesFocus={hasMoved}
        summary={null}
      >
        {summary}
      </StepSection>
    </ol>
  );
}

/** Errors of a step are shown at the step (CART-93), including an expired hold (SLOT-16). */
function StepNotice({ step, cart }: { readonly step: StepId; readonly cart: Cart }) {
  const text = useText();
  const errors = useErrors(cart);
  const isLost = useFeatureState(({ checkout }) => checkout.isSlotIncomplete);
  const group = groupOfStep[step];
  const found = group ? errors.of(group) : [];
  if (step === 'slot' && isLost && found.length === 0)
    return (
      <Notice type="warning" live>
        {text('slot.lost')}
      </Notice>
    );
  const isHeld = step === 'slot' && found.length === 0 && cart.distributionWindow?.heldUntil;
  return isHeld ? (
    <AfterMount>
      <HoldClock cart={cart} />
    </AfterMount>
  ) : (
    <ErrorList errors={found} />
  );
}

interface FormProps extends Omit<Props, 'summary'> {
  readonly step: StepId;
  readonly onSaved: () => void;
  readonly onTouched: () => void;
}

function StepForm({ step, ...payment }: FormProps) {
  const { cart, onSaved } = payment;
  if (step === 'slot') return <TimeSlotForm cart={cart} onSaved={onSaved} />;
  if (step === 'contact') return <ContactForm cart={cart} onSaved={onSaved} />;
  if (step === 'payment') return <PaymentForm {...payment} />;
  return (
    <AfterMount pending={<Skeleton shape="wide" />}>
      <ServiceStep cart={cart} onSaved={onSaved} />
    </AfterMount>
  );
}
