import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Total quantities by sku that the shopper requested and the server has not confirmed yet. */
export type WantedQuantities = Readonly<Record<string, number>>;

export const quantitiesSlice = createSlice({
  name: 'cartQuantities',
  initialState: {} as WantedQuantities,
  reducers: {
    wanted: (state, { payload }: PayloadAction<{ sku: string; quantity: number }>) => ({
      ...state,
      [payload.sku]: payload.quantity,
    }),
    settled: (state, { payload: sku }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(state).filter(([known]) => known !== sku)),
  },
});
