import { useId } from 'react';
import type { Voucher } from '@larder/contracts/loyalty';
import { useFeature, type FeatureContext } from '@larder/platform';
import { Notice, Stack } from '@larder/ui';
import { generalVouchersApi } from '../api/general-vouchers-api.js';
import { loyaltyApi } from '../api/loyalty-api.js';
import styles from '../components/loyalty.module.css';
import { useCustomer } from '../components/use-customer.js';
import { useText } from '../messages/loyalty-text.js';
import { voucherList } from '../state/vouchers/general-vouchers.js';
import { VoucherCard } from '../components/vouchers/voucher-card.js';
import type { VoucherGroupFields } from './voucher-group.schema.js';

const { getGeneralVouchers } = generalVouchersApi.endpoints;
interface Props {
  readonly fields: VoucherGroupFields;
}

/** A group without vouchers, or with a failed call, does not break the page. */
export async function preload(context: FeatureContext) {
  if (context.tenant.featureJoe)
    await context.query(getGeneralVouchers, undefined).catch(() => undefined);
}

/** CONT-41: vouchers for everybody; for a customer their own listed ones come first. */
export default function VoucherGroup({ fields }: Props) {
  const { featureJoe } = useFeature().tenant;
  const customer = useCustomer();
  if (!featureJoe) return null;
  return customer && fields.promotionIds ? (
    <Personal key={customer.id} fields={fields} ids={fields.promotionIds} />
  ) : (
    <Group fields={fields} personal={[]} />
  );
}

function Personal({ fields, ids }: Props & { readonly ids: readonly string[] }) {
  const { data, isError } = loyaltyApi.useGetPersonalVouchersQuery({
    query: { promotionIds: ids.join(',') },
  });
  return <Group fields={fields} personal={(isError ? undefined : data) ?? []} />;
}

function Group({ fields, personal }: Props & { readonly personal: readonly Voucher[] }) {
  const text = useText();
  const id = useId();
  const { vouchers, hasFailed } = voucherList(generalVouchersApi.useGetGeneralVouchersQuery());
  const own = new Set(personal.map(({ promotionId }) => promotionId));
  const all = [...personal, ...vouchers.filter(({ promotionId }) => !own.has(promotionId))];
  if (all.length === 0 && !hasFailed) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id}>{fields.title}</h2>
        {hasFailed && <Notice type="error">{text('group.failed')}</Notice>}
        <ul role="list" className={styles.columns}>
          {all.map((voucher) => (
            <VoucherCard key={voucher.promotionId} voucher={voucher} level={3} />
          ))}
        </ul>
      </Stack>
    </section>
  );
}
