import type { DomainData, ManagerCookie } from '../state/consent/external-manager.js';
import type { CookieGroup } from './cookie-list.schema.js';

interface Wording {
  readonly shop: string;
  /** Life of a cookie; 0 days end with the browser's session. */
  lasts(days: number): string;
}

function cookieOf({ Name, Host, description, Length, IsSession }: ManagerCookie, wording: Wording) {
  const days = IsSession ? 0 : Math.round(Number(Length) || 0);
  return {
    name: Name ?? '',
    provider: Host || wording.shop,
    purpose: description ?? '',
    lasts: wording.lasts(days),
  };
}

/** TRK-31: the external manager's own list, by its categories. Groups without a cookie are left out. */
export function managerCookies(data: DomainData, wording: Wording): CookieGroup[] {
  return (data.Groups ?? []).flatMap((group) => {
    const cookies = [...(group.FirstPartyCookies ?? []), ...(group.Cookies ?? [])]
      .filter(({ Name }) => Boolean(Name))
      .map((cookie) => cookieOf(cookie, wording));
    if (cookies.length === 0) return [];
    const text = group.GroupDescription?.replace(/<[^>]*>/g, '');
    return [
      { title: group.GroupName ?? group.CustomGroupId ?? '', ...(text && { text }), cookies },
    ];
  });
}
