import { useEffect, useState } from 'react';
import type { DietProfile } from '@larder/contracts/shopping';
import { useFeature } from '@larder/platform';
import { untracked } from '../api/session-api.js';
import { ownOf } from '../own/own-store.js';
import { dietApi } from './diet-api.js';

type Outcome = 'none' | 'saved' | 'failed';

/** The customer's diet as a form; products are judged anew once it is stored. */
export function useDiet() {
  const context = useFeature();
  const { dispatch } = context;
  const [diet, setDiet] = useState<DietProfile>();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [isBusy, setBusy] = useState(false);
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
  const save = async () => {
    if (!diet) return;
    setBusy(true);
    setOutcome('none');
    const { data } = await dispatch(dietApi.endpoints.setDiet.initiate({ body: diet }, untracked));
    setBusy(false);
    setOutcome(data ? 'saved' : 'failed');
    if (data) ownOf(context).forgetFindings();
  };
  return { diet, outcome, isBusy, choose: setDiet, save: () => void save() };
}
