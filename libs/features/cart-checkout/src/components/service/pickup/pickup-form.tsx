import { useId, useState, type FormEvent } from 'react';
import type { CheckoutStore, DistributionAddress } from '@larder/contracts/distribution';
import { useFeature, useTexts } from '@larder/platform';
import { Button, FieldGroup, Loading, Notice, RadioCard, Skeleton, Stack } from '@larder/ui';
import { distributionApi } from '../../../api/distribution-api.js';
import { useText } from '../../../messages/use-text.js';
import { useStepForm } from '../../checkout/one-page/step-form.js';
import { addressLine } from '../address/find-address.js';
import { pickupAddress } from './pickup-address.js';
import { hoursRows } from '../times/opening-hours.js';
import { saveService } from '../save-service.js';
import styles from '../service.module.css';
import { nearestFirst, useStoreDistances } from './use-store-distances.js';

interface Props {
  readonly currentStoreId: string | undefined;
  /** Where the shopper lives, as far as it is known: the nearest stores come first. */
  readonly postalCode: string | undefined;
  readonly onSaved: (address: DistributionAddress) => void;
}

/** Pickup: the stores that hand out orders (SLOT-14). */
export function PickupForm({ currentStoreId, postalCode, onSaved }: Props) {
  const text = useText();
  const context = useFeature();
  const { data, isError, refetch } = distributionApi.useGetCheckoutStoresQuery();
  const [storeId, setStoreId] = useState(currentStoreId);
  const [trouble, setTrouble] = useState<'form.required' | 'trouble.unreachable.text'>();
  const [isBusy, setBusy] = useState(false);
  const stores = data?.filter((store) => store.pickupAvailable);

  const store = stores?.find((one) => one.storeId === storeId);
  const check = () => {
    if (!store) setTrouble('form.required');
    return store !== undefined;
  };
  const save = async () => {
    if (!store) return false;
    setBusy(true);
    const address = pickupAddress(store);
    const error = await saveService(context, address);
    setBusy(false);
    if (error === undefined) onSaved(address);
    else setTrouble('trouble.unreachable.text');
    return error === undefined;
  };
  const hasPageButton = useStepForm({ check, save });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) void save();
  };

  if (isError)
    return (
      <Notice
        live
        type="error"
        title={text('trouble.unreachable.title')}
        actions={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
      >
        {text('trouble.unreachable.text')}
      </Notice>
    );
  if (!stores)
    return (
      <Loading label={text('pickup.loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <StoreCards
          stores={stores}
          storeId={storeId}
          postalCode={postalCode}
          error={trouble && text(trouble)}
          onChange={(id) => {
            setStoreId(id);
            setTrouble(undefined);
          }}
        />
        {!hasPageButton && (
          <div className={styles.links}>
            <Button type="submit" busy={isBusy}>
              {text('service.collectHere')}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}

interface CardsProps extends Pick<Props, 'postalCode'> {
  readonly stores: readonly CheckoutStore[];
  readonly storeId: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (storeId: string) => void;
}

function StoreCards({ stores, storeId, postalCode, error, onChange }: CardsProps) {
  const distances = useStoreDistances(postalCode);
  const text = useText();
  const texts = useTexts();
  const name = useId();
  return (
    <FieldGroup legend={text('pickup.stores')} error={error}>
      <div className={styles.stores}>
        {nearestFirst(stores, distances).map((store) => (
          <RadioCard
            key={store.storeId}
            name={name}
            checked={storeId === store.storeId}
            onChange={() => onChange(store.storeId)}
            title={store.name}
            aside={distances.get(store.storeId)?.text}
            description={
              <>
                <span>{addressLine(store)}</span>
                <span className={styles.hours}>
                  {hoursRows(store.openingHours, texts).map(({ days, times }) => (
                    <span key={days}>{`${days} ${times}`}</span>
                  ))}
                </span>
              </>
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
