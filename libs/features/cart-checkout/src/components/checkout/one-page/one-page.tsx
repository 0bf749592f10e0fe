import { lazy, useCallback, useEffect, useRef, useState } from 'react';
import { Skeleton } from '@larder/ui';
import { useOnePageText } from './one-page-text.js';
import { useText } from '../../../messages/use-text.js';
import { useFeatureState } from '../../../state/state.js';
import { destinationOf } from '../../service/destination.js';
import { AfterMount } from '../after-mount.js';
import { ReviewPlace } from '../review/review-place.js';
import { missingSteps, type StepId } from '../checkout-steps.js';
import { ContactForm } from '../contact/contact-form.js';
import type { LayoutProps } from '../checkout-view.js';
import { StepScopeContext, type StepForm } from './step-form.js';
import { StepNotice } from '../step-notice.js';
import { StepSection } from '../step-section.js';
import { StepSummary } from '../step-summary.js';
import styles from '../steps.module.css';
import { OrderBar } from './order-bar.js';
import { ProposedSlot } from './proposed-slot.js';
import { useKnownData } from './use-known-data.js';
import { useProceed } from './use-proceed.js';
import { useProposals } from './use-proposals.js';

const ServiceStep = lazy(() => import('../service-step.js'));
const TimeSlotForm = lazy(() => import('../time-slot/time-slot-form.js'));
const PaymentForm = lazy(() => import('../payment/payment-form.js'));

/** Who orders, where to, when, and how it is paid. */
const pageOrder: readonly StepId[] = ['contact', 'service', 'slot', 'payment'];

/**
 * The checkout on one page: forms of all that is missing are open, what is known is one line, and one
 * button leads to the review, then places the order (CHK-03).
 */
export default function OnePage(props: LayoutProps) {
  const { cart, methods, summary } = props;
  const text = useText();
  const state = useFeatureState(({ checkout }) => checkout);
  const missing = missingSteps({ cart, methods, ...state });
  const proposed = useProposals(cart, methods);
  const [edited, edit] = useEdited();
  const forms = useRef(new Map<StepId, StepForm>());
  const root = useRef<HTMLDivElement>(null);
  const open = { forms: forms.current, missing, proposals: proposed.proposals };
  const { proceed, isBusy } = useProceed(open, root);
  const [orderSlot, setOrderSlot] = useState<HTMLElement | null>(null);
  const isDecided = useKnownData(cart, methods);
  // Most often it is the one of before: until that is read, the review keeps its place.
  const isAwaited = !isDecided && missing.join() === 'payment';
  const isReady = summary !== undefined && missing.length === 0 && edited === undefined && !isBusy;
  return (
    <div ref={root} className={styles.main}>
      <ol role="list" className={styles.steps}>
        {pageOrder.map((step, index) => (
          <Section
            key={step}
            {...props}
            step={step}
            proposed={proposed}
            forms={forms.current}
            number={index + 1}
            isMissing={missing.includes(step) && !isAwaited}
            isEdited={step === edited}
            onEdit={edit}
          />
        ))}
        <StepSection
          id="step-summary"
          number={pageOrder.length + 1}
          title={text('step.summary')}
          state={isReady || (summary && isAwaited) ? 'open' : 'later'}
          takesFocus={false}
          summary={null}
        >
          {isReady && summary(orderSlot)}
          {summary && isAwaited && <ReviewPlace />}
        </StepSection>
      </ol>
      {summary && (
        <OrderBar
          cart={cart}
          isReady={isReady}
          isBusy={isBusy}
          onContinue={proceed}
          onOrderSlot={setOrderSlot}
        />
      )}
    </div>
  );
}

/** The step that is changed although it was answered; its heading has the focus before and after. */
function useEdited() {
  const [edited, setEdited] = useState<StepId>();
  const latest = useRef<StepId>(undefined);
  const moved = useRef<StepId>(undefined);
  useEffect(() => {
    if (moved.current) document.getElementById(`step-${moved.current}`)?.focus();
    moved.current = undefined;
  }, [edited]);
  const edit = useCallback((step: StepId, isOpen: boolean, takesFocus = true) => {
    if (!isOpen && latest.current !== step) return;
    if (takesFocus) moved.current = step;
    latest.current = isOpen ? step : undefined;
    setEdited(latest.current);
  }, []);
  return [edited, edit] as const;
}

interface SectionProps extends LayoutProps {
  readonly step: StepId;
  readonly number: number;
  readonly proposed: ReturnType<typeof useProposals>;
  readonly forms: Map<StepId, StepForm>;
  readonly isMissing: boolean;
  readonly isEdited: boolean;
  readonly onEdit: (step: StepId, isOpen: boolean, takesFocus?: boolean) => void;
}

function Section({ step, number, proposed, forms, isMissing, isEdited, ...props }: SectionProps) {
  const { cart, onEdit } = props;
  const text = useText();
  const own = useOnePageText();
  const methodKey = useFeatureState(({ checkout }) => checkout.methodKey);
  const proposal = step === 'slot' && isMissing && !isEdited ? proposed.slot : undefined;
  // Before the shop knows where to, it can say neither when nor how to pay.
  const isLater = (step === 'slot' || step === 'payment') && !destinationOf(cart);
  const hasForm = !isLater && (isEdited || (isMissing && !proposal));
  const scope = {
    // A time slot that was lost is chosen again, by its own button.
    hasPageButton: !isEdited && step !== 'slot',
    register: (form: StepForm | undefined) => {
      if (form) forms.set(step, form);
      else forms.delete(step);
    },
  };
  return (
    <StepSection
      id={`step-${step}`}
      number={number}
      title={text(`step.${step}`)}
      state={isLater ? 'later' : hasForm || proposal ? 'open' : 'done'}
      stateText={proposal ? own('proposed') : hasForm ? own('open') : undefined}
      isProposed={proposal !== undefined}
      takesFocus={false}
      summary={
        proposal ? (
          <ProposedSlot cart={cart} timeSlot={proposal} problem={proposed.problem} />
        ) : (
          <StepSummary step={step} cart={cart} methodKey={methodKey} />
        )
      }
      notice={<StepNotice step={step} cart={cart} />}
      onChange={hasForm ? undefined : () => onEdit(step, true)}
    >
      {hasForm && (
        <StepScopeContext value={scope}>
          <StepFormOf {...props} step={step} proposed={proposed} />
        </StepScopeContext>
      )}
    </StepSection>
  );
}

type FormProps = Pick<SectionProps, 'step' | 'cart' | 'methods' | 'proposed' | 'onEdit'> &
  Pick<LayoutProps, 'giftCardMethodKey'>;

function StepFormOf({ step, cart, methods, giftCardMethodKey, proposed, onEdit }: FormProps) {
  const onSaved = useCallback(() => onEdit(step, false), [onEdit, step]);
  // A wallet that pays it all would close the form under the hand.
  const onTouched = useCallback(() => onEdit(step, true, false), [onEdit, step]);
  if (step === 'contact') return <ContactForm cart={cart} onSaved={onSaved} />;
  if (step === 'slot' && proposed.isPending) return <Skeleton shape="wide" />;
  return (
    <AfterMount pending={<Skeleton shape="wide" />}>
      {step === 'service' && <ServiceStep cart={cart} onSaved={onSaved} />}
      {step === 'slot' && (
        <TimeSlotForm cart={cart} onSaved={onSaved} proposed={proposed.slot?.id} />
      )}
      {step === 'payment' && (
        <PaymentForm
          cart={cart}
          methods={methods}
          giftCardMethodKey={giftCardMethodKey}
          onSaved={onSaved}
          onTouched={onTouched}
          proposed={proposed.method}
        />
      )}
    </AfterMount>
  );
}
