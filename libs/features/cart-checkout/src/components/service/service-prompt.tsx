import { useEffect, useRef, useState } from 'react';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { useFeature } from '@larder/platform';
import { Button, PinIcon, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { useSelector } from 'react-redux';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { serviceSlice } from '../../state/service.js';
import { useFeatureState } from '../../state/state.js';
import { useText } from '../../messages/use-text.js';
import { Earliest } from './times/earliest.js';
import { addressLine } from './address/find-address.js';
import { destinationOf, type Destination } from './destination.js';
import { useRestoredPlace } from './device/use-restored-place.js';
import { readDevicePlace } from './device/device-place.js';
import { PostcodeGate } from './postcode/postcode-gate.js';
import { typedPostcode } from './postcode/typed-postcode.js';
import { ServiceChooser } from './service-chooser.js';
import { answerService } from './answer-service.js';
import type { ServiceAnswer } from './service-question.js';
import styles from './service.module.css';

/** The question for delivery or pickup (CART-16), and when the order can come. */
export default function ServicePrompt() {
  const text = useText();
  const context = useFeature();
  const isAsking = useFeatureState((state) => state.cartService.isAsking);
  const cart = useSelector(cachedCart);
  const waiting = useFeatureState((state) => state.cartService.waiting);
  const { by } = context.tenant.servicePrompt;
  const [asksPostcode, setAsksPostcode] = useState(by === 'postcode');
  const [saved, setSaved] = useState<DistributionAddress>();
  const chooser = useRef<HTMLDivElement>(null);
  // The button that had the focus is unmounted: move the focus to the content that replaces it.
  useEffect(() => {
    if (by === 'postcode' && !asksPostcode) chooser.current?.focus();
  }, [asksPostcode, by]);
  const isOptional = context.tenant.servicePrompt.mode === 'optional';

  const close = (answer: ServiceAnswer) => {
    answerService(context, answer);
    context.dispatch(serviceSlice.actions.answered());
  };
  const isRestoring = useRestoredPlace(isAsking, () => close('chosen'));
  const onSaved = (address: DistributionAddress) => {
    setSaved(address);
    answerService(context, 'chosen');
  };
  return (
    <Dialog
      open={isAsking && !isRestoring}
      onOpenChange={() => close(saved ? 'chosen' : 'turned away')}
      onClosed={() => {
        setSaved(undefined);
        typedPostcode.current = undefined;
        setAsksPostcode(by === 'postcode');
      }}
      title={text('service.title')}
      closeLabel={text('close')}
      footer={
        isOptional &&
        !saved && (
          <Button variant="quiet" block onClick={() => close('skipped')}>
            {text('service.later')}
          </Button>
        )
      }
    >
      {saved ? (
        <Saved address={saved} onDone={() => close('chosen')} />
      ) : asksPostcode ? (
        <div className={styles.gate}>
          <PostcodeGate
            postalCode={
              typedPostcode.current ?? postcodeOf(destinationOf(cart) ?? readDevicePlace()?.to)
            }
            waiting={waiting}
            onSaved={() => close('chosen')}
            onAddress={() => setAsksPostcode(false)}
          />
        </div>
      ) : (
        <div ref={chooser} tabIndex={-1}>
          <ServiceChooser
            current={cart?.distributionAddress}
            place={cart?.deliveryPlace}
            onSaved={onSaved}
          />
        </div>
      )}
    </Dialog>
  );
}

/** Where the order is delivered; that of a store is not the shopper's own. */
function postcodeOf(to: Destination | undefined): string | undefined {
  return to?.distributionType === 'DELIVERY' ? to.postalCode : undefined;
}

interface SavedProps {
  readonly address: DistributionAddress;
  readonly onDone: () => void;
}

function Saved({ address, onDone }: SavedProps) {
  const text = useText();
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  const isDelivery = address.distributionType === 'DELIVERY';
  return (
    <Stack gap={6}>
      <p className={styles.result}>
        <PinIcon size={24} />
        <span>
          {text(isDelivery ? 'service.deliveryTo' : 'service.pickupAt', {
            address: addressLine(address),
          })}
        </span>
      </p>
      <Earliest to={address} />
      <Button ref={done} block onClick={onDone}>
        {text('service.continue')}
      </Button>
    </Stack>
  );
}
