import { useSyncExternalStore } from 'react';
import type { TimeSlot } from '@larder/contracts/distribution';
import { PLACE_KEY } from '../../../state/cart-flag.js';
import type { Destination } from '../destination.js';

/** Where this browser ordered last, without street and name, and when. */
export interface DevicePlace {
  readonly to: Destination;
  /** Weekday and hours of the last time slot, as `slotKey` writes them. */
  readonly slot?: string | undefined;
  /** As the last delivery from this browser. */
  readonly leaveAtDoor?: boolean | undefined;
}

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly place: DevicePlace | undefined } = {
  text: null,
  place: undefined,
};

/** Undefined where the browser refuses storage, or another version wrote. */
export function readDevicePlace(): DevicePlace | undefined {
  const text = stored();
  if (text !== known.text) known = { text, place: parsed(text) };
  return known.place;
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(PLACE_KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): DevicePlace | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<DevicePlace> | null;
    return typeof value?.to?.postalCode === 'string' ? (value as DevicePlace) : undefined;
  } catch {
    return undefined;
  }
}

function write(place: DevicePlace | undefined): void {
  try {
    if (place) window.localStorage.setItem(PLACE_KEY, JSON.stringify(place));
    else window.localStorage.removeItem(PLACE_KEY);
  } catch {
    // A browser without storage forgets the place with the page.
  }
  for (const listener of listeners) listener();
}

/** Area and postcode of a delivery; a store's address is nobody's own. */
function withoutPerson(to: Destination): Destination | undefined {
  if (to.distributionType === 'CLICK_AND_COLLECT') return to;
  const { deliveryAreaNumber, postalCode, city } = to;
  return deliveryAreaNumber === undefined
    ? undefined
    : { distributionType: 'DELIVERY', deliveryAreaNumber, postalCode, city };
}

/** After a choice; a time slot of another place is not the usual one. */
export function rememberPlace(chosen: Destination | undefined): void {
  const to = chosen && withoutPerson(chosen);
  if (!to) return;
  const before = readDevicePlace();
  const isSame = before && areaOf(before.to) === areaOf(to);
  write({ ...before, to, slot: isSame ? before.slot : undefined });
}

const areaOf = (to: Destination) =>
  to.distributionType === 'DELIVERY' ? to.deliveryAreaNumber : to.storeId;

/** What else is usual at the place. */
export function rememberUsual(usual: Omit<DevicePlace, 'to'>): void {
  const place = readDevicePlace();
  if (place) write({ ...place, ...usual });
}

export const forgetPlace = (): void => write(undefined);

/** "Fri 18:00-20:00" on the clock of the shop, the same in every language. */
export function slotKey({ start, end }: Pick<TimeSlot, 'start' | 'end'>, timeZone: string): string {
  const part = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(new Date(instant));
  const hour = { hour: '2-digit', minute: '2-digit' } as const;
  return `${part(start, { weekday: 'short' })} ${part(start, hour)}-${part(end, hour)}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Follows other tabs. */
export function useDevicePlace(): DevicePlace | undefined {
  return useSyncExternalStore(subscribe, readDevicePlace, () => undefined);
}
