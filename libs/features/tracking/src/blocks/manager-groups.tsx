import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useFeature } from '@larder/platform';
import { MANAGER_READY, managerWindow } from '../state/consent/external-manager.js';
import type { CookieGroup } from './cookie-list.schema.js';
import { managerCookies } from './manager-cookies.js';

export interface ManagerGroupsProps {
  /** Text of a lifetime in days. */
  readonly lasts: (days: number) => string;
  /** Shown until the manager is there. */
  readonly pending: ReactNode;
  readonly render: ComponentType<{ readonly groups: readonly CookieGroup[] }>;
}

function subscribe(listener: () => void) {
  document.addEventListener(MANAGER_READY, listener);
  return () => document.removeEventListener(MANAGER_READY, listener);
}

/** TRK-31: the external manager's list, as soon as its script has come. */
export default function ManagerGroups({ lasts, pending, render: Groups }: ManagerGroupsProps) {
  const { tenant } = useFeature();
  const isThere = useSyncExternalStore(
    subscribe,
    () => managerWindow().OneTrust?.GetDomainData !== undefined,
  );
  const data = isThere ? managerWindow().OneTrust?.GetDomainData?.() : undefined;
  if (!data) return pending;
  return <Groups groups={managerCookies(data, { shop: tenant.shopName, lasts })} />;
}
