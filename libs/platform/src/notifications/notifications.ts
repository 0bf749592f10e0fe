import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** NOTE-01. */
export type NotificationType = 'success' | 'info' | 'warning' | 'error';

export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  /** Message in the shop's language. */
  readonly text: string;
  readonly headline?: string | undefined;
  /** Milliseconds until it closes; `undefined` is persistent (NOTE-02, 06). */
  readonly duration: number | undefined;
  /** Replaces a notification with the same key. */
  readonly key?: string | undefined;
  /** Optional action, such as undo: dispatched, or called, when its button is pressed. */
  readonly action?:
    { readonly label: string; readonly does: UnknownAction | (() => void) } | undefined;
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

/** NOTE-03, 04: closes by itself; an info by default. */
export function transient(text: string, options: Options & { readonly duration?: number } = {}) {
  const { duration = TRANSIENT_MS, type = 'info', ...rest } = options;
  return notificationsSlice.actions.shown({ id: nanoid(8), text, type, duration, ...rest });
}

/** NOTE-05…07: stays until it is removed; a warning by default. */
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
