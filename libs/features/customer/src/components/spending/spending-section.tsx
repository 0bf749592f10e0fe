import type { Spending } from '@larder/contracts/customer';
import { useTexts } from '@larder/platform';
import { Button, Card, EmptyState, icon, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { spendingApi } from '../../api/spending-api.js';
import { useText } from '../../messages/spending-text.js';
import { AmountTable } from './amount-table.js';
import styles from './spending.module.css';

const MoneyArt = icon('money', '-art');

/** What the customer paid by month and department, and what they saved. */
export default function SpendingSection() {
  const text = useText();
  const { data, isError, refetch } = spendingApi.useGetSpendingQuery();
  if (isError)
    return (
      <Notice
        type="error"
        live
        actions={<Button onClick={() => void refetch()}>{text('spending.retry')}</Button>}
      >
        {text('spending.failed')}
      </Notice>
    );
  if (!data)
    return (
      <Loading label={text('spending.loading')}>
        <Skeleton shape="wide" />
        <Skeleton shape="wide" />
      </Loading>
    );
  if (data.months.every(({ orders }) => orders === 0))
    return (
      <EmptyState picture={<MoneyArt />} title={text('spending.empty')}>
        {text('spending.emptyText')}
      </EmptyState>
    );
  return <Found spending={data} />;
}

function Found({ spending }: { readonly spending: Spending }) {
  const text = useText();
  const { date } = useTexts();
  const { departments } = spending;
  // A new customer has no use for a year of empty months.
  const months = spending.months.slice(spending.months.findIndex(({ orders }) => orders > 0));
  const monthName = (month: string) =>
    date(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Stack gap={4}>
      <Savings spending={spending} />
      <Card>
        <AmountTable
          caption={text('spending.months')}
          heads={[text('spending.month'), text('spending.paid')]}
          rows={months
            .map(({ month, paid }) => ({ name: monthName(month), cents: paid }))
            .reverse()}
        />
      </Card>
      <Card>
        <AmountTable
          caption={text('spending.departments')}
          heads={[text('spending.department'), text('spending.goods')]}
          rows={departments.map(({ name, goods }) => ({
            name: name ?? text('spending.other'),
            cents: goods,
          }))}
        />
      </Card>
      <p className={styles.note}>{text('spending.note')}</p>
    </Stack>
  );
}

function Savings({ spending }: { readonly spending: Spending }) {
  const text = useText();
  const { money } = useTexts();
  const rows = [
    ['spending.sum', spending.months.reduce((sum, { paid }) => sum + paid, 0)],
    ['spending.discounts', spending.discounts],
    ['spending.members', spending.memberSavings],
    ['spending.deposits', spending.depositsPaid],
    ['spending.returned', spending.depositsReturned],
  ] as const;
  return (
    <dl className={styles.figures}>
      {rows
        .filter(([key, cents]) => cents > 0 || key === 'spending.sum')
        .map(([key, cents]) => (
          <div key={key}>
            <dt>{text(key)}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
    </dl>
  );
}
