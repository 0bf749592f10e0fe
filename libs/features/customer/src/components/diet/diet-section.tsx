import { ALLERGENS } from '@larder/contracts/catalogue';
import type { DietProfile } from '@larder/contracts/shopping';
import { Button, Card, Checkbox, FieldGroup, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { usePersonalText } from '../../messages/personal-text.js';
import styles from './diet.module.css';
import { useText } from '../../messages/diet-text.js';
import { MARKS, useDiet } from './use-diet.js';

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
  readonly choose: (name: string, isOn: boolean) => void;
}

function Choices({ diet, choose }: ChoicesProps) {
  const text = useText();
  const words = usePersonalText();
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
              onChange={({ target }) => choose(one, target.checked)}
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
              onChange={({ target }) => choose(one, target.checked)}
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}
