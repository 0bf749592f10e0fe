import type { DietProfile } from '@larder/contracts/shopping';
import { Button, Card, Checkbox, FieldGroup, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { useOwnText } from '../own/own-text.js';
import styles from './diet.module.css';
import { useText } from './texts.js';
import { useDiet } from './use-diet.js';

const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const satisfies readonly DietProfile['allergens'][number][];
const MARKS = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'lactose-free',
  'organic',
] as const satisfies readonly DietProfile['marks'][number][];

/** Chosen or not, in the order of the form. */
function toggled<T>(all: readonly T[], chosen: readonly T[], one: T): T[] {
  return all.filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)));
}

/** What the customer does not tolerate and what products have to be marked as. */
export default function DietSection() {
  const text = useText();
  const { diet, outcome, isBusy, choose, save } = useDiet();
  if (!diet && outcome !== 'failed')
    return (
      <Loading label={text('diet.loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  return (
    <Card>
      <Stack gap={4}>
        <p>{text('diet.intro')}</p>
        {outcome === 'saved' && (
          <Notice type="success" live>
            {text('diet.saved')}
          </Notice>
        )}
        {outcome === 'failed' && (
          <Notice type="error" live title={text('diet.failed.title')}>
            {text('diet.failed.text')}
          </Notice>
        )}
        {diet && (
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <Stack gap={4}>
              <Choices diet={diet} choose={choose} />
              <Notice type="info">{text('diet.note')}</Notice>
              <div>
                <Button type="submit" busy={isBusy}>
                  {text('diet.save')}
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </Stack>
    </Card>
  );
}

interface ChoicesProps {
  readonly diet: DietProfile;
  readonly choose: (diet: DietProfile) => void;
}

function Choices({ diet, choose }: ChoicesProps) {
  const text = useText();
  const words = useOwnText();
  return (
    <>
      <FieldGroup legend={text('diet.allergens')}>
        <div className={styles.choices}>
          {ALLERGENS.map((one) => (
            <Checkbox
              key={one}
              name={one}
              label={words(`allergen.${one}`)}
              checked={diet.allergens.includes(one)}
              onChange={() =>
                choose({ ...diet, allergens: toggled(ALLERGENS, diet.allergens, one) })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup legend={text('diet.marks')}>
        <div className={styles.choices}>
          {MARKS.map((one) => (
            <Checkbox
              key={one}
              name={one}
              label={words(`mark.${one}`)}
              checked={diet.marks.includes(one)}
              onChange={() => choose({ ...diet, marks: toggled(MARKS, diet.marks, one) })}
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}
