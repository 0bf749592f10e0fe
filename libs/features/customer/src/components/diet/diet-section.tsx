import { ALLERGENS } from '@larder/contracts/catalogue';
import type { DietProfile } from '@larder/contracts/shopping';
import { Button, Card, Checkbox, FieldGroup, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { dietApi } from '../../api/diet-api.js';
import { usePersonalText } from '../../messages/personal-text.js';
import styles from './diet.module.css';
import { useText } from '../../messages/diet-text.js';
import { MARKS, useDietForm } from './use-diet-form.js';

/** What the customer does not tolerate and what products have to be marked as. */
export default function DietSection() {
  const text = useText();
  const { data: diet, isError } = dietApi.useGetDietQuery();
  if (!diet && !isError)
    return (
      <Loading label={text('diet.loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  return (
    <Card>
      <Stack gap={4}>
        <p>{text('diet.intro')}</p>
        {diet ? <DietForm diet={diet} /> : <Failed />}
      </Stack>
    </Card>
  );
}

function Failed() {
  const text = useText();
  return (
    <Notice type="error" live title={text('diet.failed.title')}>
      {text('diet.failed.text')}
    </Notice>
  );
}

function DietForm({ diet }: { readonly diet: DietProfile }) {
  const text = useText();
  const personalText = usePersonalText();
  const { form, outcome } = useDietForm(diet);
  return (
    <>
      {outcome === 'saved' && (
        <Notice type="success" live>
          {text('diet.saved')}
        </Notice>
      )}
      {outcome === 'failed' && <Failed />}
      <form method="post" onSubmit={form.handleSubmit}>
        <Stack gap={4}>
          <Choices
            name="allergens"
            legend={text('diet.allergens')}
            offered={ALLERGENS.map((one) => [one, personalText(`allergen.${one}`)])}
            chosen={form.values.allergens}
            onChange={form.handleChange}
          />
          <Choices
            name="marks"
            legend={text('diet.marks')}
            offered={MARKS.map((one) => [one, personalText(`mark.${one}`)])}
            chosen={form.values.marks}
            onChange={form.handleChange}
          />
          <Notice type="info">{text('diet.note')}</Notice>
          <div>
            <Button type="submit" busy={form.isSubmitting}>
              {text('diet.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </>
  );
}

interface ChoicesProps {
  readonly name: keyof DietProfile;
  readonly legend: string;
  readonly offered: readonly (readonly [value: string, label: string])[];
  readonly chosen: readonly string[];
  readonly onChange: ReturnType<typeof useDietForm>['form']['handleChange'];
}

function Choices({ name, legend, offered, chosen, onChange }: ChoicesProps) {
  return (
    <FieldGroup legend={legend}>
      <div className={styles.choices}>
        {offered.map(([value, label]) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={onChange}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
