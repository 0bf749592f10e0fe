import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the question for delivery or pickup is on screen, and how long ago it was skipped. */
export interface ServiceState {
  readonly isAsking: boolean;
  /** The sheet with the time slots is open. */
  readonly isChoosingTime?: boolean;
  /** Name of the product that is added once the question is answered. */
  readonly waiting?: string | undefined;
  /** Products added since the question was skipped; `undefined` when it never was. */
  readonly addedSinceSkip: number | undefined;
}

export const serviceSlice = createSlice({
  name: 'cartService',
  initialState: { isAsking: false, addedSinceSkip: undefined } as ServiceState,
  reducers: {
    promptOpened: (state, { payload: waiting }: PayloadAction<string | undefined>) => ({
      ...state,
      waiting,
      isAsking: true,
    }),
    timeChoiceToggled: (state, { payload: isChoosingTime }: PayloadAction<boolean>) => ({
      ...state,
      isChoosingTime,
    }),
    answered: (state) => ({ ...state, isAsking: false }),
    skipped: (state) => ({ ...state, addedSinceSkip: 0 }),
    added: (state, { payload: count }: PayloadAction<number>) =>
      state.addedSinceSkip === undefined
        ? state
        : { ...state, addedSinceSkip: state.addedSinceSkip + count },
  },
});
