import { codeOf, Link, transient, useFeature, useTexts } from '@larder/platform';
import { Notice, Stack } from '@larder/ui';
import { standingApi } from '../../api/standing-api.js';
import { useText } from '../../messages/standing-text.js';
import { StandingForm, type StandingTerms } from './form/standing-form.js';
import { useAccount } from '../../state/account/use-account.js';
import { wishRhythm } from '../../state/rhythm.js';
import { Failed, Waiting } from './standing-list.js';
import { draftValues } from './form/standing-values.js';
import { useStandingFormats, useStandingLinks } from './use-standing-formats.js';

interface Props {
  readonly orderNumber: string;
  /** Between two deliveries, as suggested. */
  readonly weeks: number;
}

/** Makes a standing order of an order. */
export function NewStandingOrder({ orderNumber, weeks }: Props) {
  const text = useText();
  const { all } = useStandingLinks();
  const comma = useComma();
  const { data: draft, isError } = standingApi.useGetStandingDraftQuery({
    query: { orderNumber },
  });
  const { create, isBusy, error } = useCreate(orderNumber);
  const isPossible = draft && draft.windows.length > 0 && draft.payments.length > 0;
  return (
    <Stack gap={4}>
      <div>
        <Link href={all}>{text('standing.all')}</Link>
      </div>
      <p>{text('standing.new.text')}</p>
      {isError && <Failed />}
      {!draft && !isError && <Waiting />}
      {draft && !isPossible && <Notice type="info">{text('standing.new.none')}</Notice>}
      {error !== undefined && (
        <Notice type="error" live>
          {error}
        </Notice>
      )}
      {draft && isPossible && (
        <StandingForm
          isNew
          of={orderNumber}
          choices={draft}
          initial={{ ...draftValues(draft, text('standing.new.default'), comma), weeks }}
          isBusy={isBusy}
          onSave={create}
        />
      )}
    </Stack>
  );
}

/** The decimal separator of the reader. */
export function useComma(): string {
  return useTexts().number(0.5).replace(/\d/g, '').slice(0, 1) || '.';
}

function useCreate(orderNumber: string) {
  const text = useText();
  const { customer } = useAccount();
  const { dispatch, navigate } = useFeature();
  const { one } = useStandingLinks();
  const { day } = useStandingFormats();
  const [createStanding, { isLoading, error }] = standingApi.useCreateStandingMutation();
  const create = async (terms: StandingTerms) => {
    const { data } = await createStanding({ body: { ...terms, orderNumber, agreed: true } });
    if (!data) return false;
    for (const { sku } of data.items) wishRhythm(sku, 0, customer?.id ?? '');
    const done = text('standing.created', { day: day(data.nextDate) });
    dispatch(transient(done, { type: 'success', key: 'standing' }));
    navigate(one(data.id));
    return true;
  };
  const isFull = codeOf(error) === 'CONFLICT';
  const why = error ? text(isFull ? 'standing.full' : 'standing.failed') : undefined;
  return { create, isBusy: isLoading, error: why };
}
