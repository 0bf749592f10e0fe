import { useRef, useState } from 'react';
import type { ErrorCode } from '@larder/contracts';
import { codeOf, useFeature } from '@larder/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { postcodeApi } from '../../../api/postcode-api.js';
import { saveDeliveryPlace } from './save-delivery-place.js';
import { readPostcode } from './postcode-format.js';

const outside = 'OUTSIDE_DELIVERY_AREA' satisfies ErrorCode;

type GateProblem = 'incomplete' | 'unreachable';

/** State of the gate: a postcode that is answered while it is typed, then stored for the cart. */
export function usePostcodeGate(first: string, onSaved: () => void) {
  const context = useFeature();
  const [typed, setTyped] = useState(first);
  const [problem, setProblem] = useState<GateProblem>();
  const [busy, setBusy] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const postalCode = readPostcode(typed, context.tenant.country);
  const { currentData, isError, refetch } = postcodeApi.useGetPostcodeServiceQuery(
    postalCode === undefined ? skipToken : { query: { postalCode } },
    { refetchOnMountOrArgChange: 30 },
  );

  const change = (value: string) => {
    setTyped(value);
    setProblem(undefined);
  };
  const store = async (what: string, save: () => Promise<unknown>) => {
    setBusy(what);
    setProblem(undefined);
    const error = await save();
    setBusy(undefined);
    if (error === undefined) onSaved();
    // What is offered instead comes with the answer, which was still on its way.
    else if (codeOf(error) !== outside) setProblem('unreachable');
  };
  const deliver = () => {
    if (postalCode === undefined) {
      setProblem('incomplete');
      field.current?.focus();
      return;
    }
    void store('delivery', () => saveDeliveryPlace(context, postalCode));
  };
  return {
    typed,
    field,
    change,
    store,
    deliver,
    busy,
    answer: currentData,
    isWhole: postalCode !== undefined,
    problem: problem ?? (isError && postalCode !== undefined ? 'unreachable' : undefined),
    retry: () => void refetch(),
  };
}
