import { useEffect, useState } from 'react';
import { ALLERGENS } from '@larder/contracts/catalogue';
import type { DietProfile } from '@larder/contracts/shopping';
import { useFeature } from '@larder/platform';
import { untracked } from '../../api/session-api.js';
import { personalStoreOf } from '../../state/personal/personal-store.js';
import { useChoices } from '../forms/use-choices.js';
import { dietApi } from '../../api/diet-api.js';

/** What products can be marked as for a diet, in the order of the form. */
export const MARKS = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'lactose-free',
  'organic',
] as const satisfies readonly DietProfile['marks'][number][];

type Outcome = 'none' | 'saved' | 'failed';

/** The customer's diet as a form; products are judged anew once it is stored. */
export function useDiet() {
  const context = useFeature();
  const { dispatch } = context;
  const [diet, setDiet] = useState<DietProfile>();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [isBusy, setBusy] = useState(false);
  const { isOn, choose, changed, settle } = useChoices('diet');
  useEffect(() => {
    let isCurrent = true;
    void dispatch(dietApi.endpoints.getDiet.initiate(undefined, untracked)).then(({ data }) => {
      if (!isCurrent) return;
      if (data) setDiet(data);
      else setOutcome('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch]);
  const chosen: DietProfile | undefined = diet && {
    allergens: ALLERGENS.filter((one) => isOn(one, diet.allergens.includes(one))),
    marks: MARKS.filter((one) => isOn(one, diet.marks.includes(one))),
  };
  const save = async () => {
    if (!chosen) return;
    setBusy(true);
    setOutcome('none');
    const { data } = await dispatch(
      dietApi.endpoints.setDiet.initiate({ body: chosen }, untracked),
    );
    setBusy(false);
    setOutcome(data ? 'saved' : 'failed');
    if (!data) return;
    setDiet(data);
    settle(changed);
    personalStoreOf(context).forgetFindings();
  };
  return { diet: chosen, outcome, isBusy, choose, save: () => void save() };
}
