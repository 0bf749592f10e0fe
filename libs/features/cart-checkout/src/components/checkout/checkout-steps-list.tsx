import { lazy, useCallback, useState } from 'react';
import { Skeleton } from '@larder/ui';
import { useFeatureState } from '../../state/state.js';
import { useText } from '../../messages/use-text.js';
import { missingSteps, stepIds, type StepId } from './checkout-steps.js';
import { ContactForm } from './contact/contact-form.js';
import PaymentForm from './payment/payment-form.js';
import TimeSlotForm from './time-slot/time-slot-form.js';
import { StepSection, type StepState } from './step-section.js';
import { StepNotice } from './step-notice.js';
import { StepSummary } from './step-summary.js';
import styles from './steps.module.css';
import { AfterMount } from './after-mount.js';
import type { LayoutProps } from './checkout-view.js';

/** Chosen before they come here by most. */
const ServiceStep = lazy(() => import('./service-step.js'));
/** The checkout as a list of steps; the first one that misses something is open (CHK-03). */
export default function CheckoutStepsList(props: LayoutProps) {
  const { cart, methods, giftCardMethodKey, summary } = props;
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
          onChange={step === open ? undefined : () => move(step)}
        >
          <StepForm
            step={step}
            cart={cart}
            methods={methods}
            giftCardMethodKey={giftCardMethodKey}
            onTouched={keepPayment}
            onSaved={() => move(undefined)}
          />
        </StepSection>
      ))}
      <StepSection
        id="step-summary"
        number={stepIds.length + 1}
        title={text('step.summary')}
        state={open === undefined && summary ? 'open' : 'later'}
        takesFocus={hasMoved}
        summary={null}
      >
        {summary?.()}
      </StepSection>
    </ol>
  );
}

interface FormProps extends Pick<LayoutProps, 'cart' | 'methods' | 'giftCardMethodKey'> {
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
