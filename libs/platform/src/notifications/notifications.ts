import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** NOTE-01. */
export type NotificationType = 'success' | 'info' | 'warning' | 'error';

export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  /** Text in the shop's language. */
  readonly text: string;
  readonly headline?: string | undefined;
  /** Milliseconds after which it leaves; `undefined` is persistent (NOTE-02, 06). */
  readonly duration: number | undefined;
  /** A notification with the same key takes this one's place instead of standing beside it. */
  readonly key?: string | undefined;
  /** One thing to do about it, such as undo: what is dispatched when it is pressed. */
  readonly action?: { readonly label: string; readonly does: UnknownAction } | undefined;
}

/** NOTE-03. */
export const TRANSIENT_MS = 2000;

interface Options {
  readonly type?: NotificationType;
  readonly headline?: string;
  readonly key?: string;
  readonly action?: Notification['action'];
}

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: [] as readonly Notification[],
  reducers: {
    shown: (state, action: PayloadAction<Notification>) => [
      ...state.filter((one) => one.key === undefined || one.key !== action.payload.key),
      action.payload,
    ],
    /** By id or by key. */
    removed: (state, action: PayloadAction<string>) =>
      state.filter((one) => one.id !== action.payload && one.key !== action.payload),
  },
});

/** NOTE-03, 04: leaves by itself, an info unless said otherwise. */
export function transient(text: string, options: Options & { readonly duration?: number } = {}) {
  const { duration = TRANSIENT_MS, type = 'info', ...rest } = options;
  return notificationsSlice.actions.shown({ id: nanoid(8), text, type, duration, ...rest });
}

/** NOTE-05…07: stays until it is removed, a warning unless said otherwise. */
export function persistent(text: string, options: Options = {}) {
  const { type = 'warning', ...rest } = options;
  return notificationsSlice.actions.shown({
    id: nanoid(8),
    text,
    type,
    duration: undefined,
    ...rest,
  });
}

export const removeNotification = notificationsSlice.actions.removed;
