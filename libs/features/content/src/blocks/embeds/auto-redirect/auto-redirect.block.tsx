import { useEffect, useRef } from 'react';
import { consentSource } from '@larder/contracts/tracking';
import { useCapability, useFeature } from '@larder/platform';
import { ContentLink } from '../../../components/content-link.js';
import { useConsent } from '../../../components/consent/use-consent.js';
import type { Fields } from './auto-redirect.schema.js';
import {
  isBackNavigation,
  clearOpenLink,
  openAfter,
  scrollAfter,
  scrollTo,
} from './open-link-state.js';

/**
 * Redirects automatically (NAV-76…79), once for each entry of the browser's history: visitors who come
 * back stay. The link is for those who do not wait, have no JavaScript, or have not given consent.
 */
export default function AutoRedirect({ fields }: { fields: Fields }) {
  const { url, label, scrolls, cookieType } = fields;
  const place = useRef<HTMLDivElement>(null);
  const { navigate } = useFeature();
  const consent = useConsent();
  const isDecided = useCapability(consentSource) === undefined || consent.isDecided === true;
  const mayOpen = isDecided && (cookieType === undefined || consent[cookieType]);
  useEffect(() => {
    if (!scrolls || isBackNavigation()) return;
    const timer = setTimeout(() => place.current && scrollTo(place.current), scrollAfter);
    return () => clearTimeout(timer);
  }, [scrolls]);
  useEffect(() => {
    if (!mayOpen || isBackNavigation()) return;
    clearOpenLink();
    const timer = setTimeout(() => navigate(url, { external: true }), openAfter);
    return () => clearTimeout(timer);
  }, [mayOpen, url, navigate]);
  return (
    <div ref={place}>
      <p>
        <ContentLink href={url}>{label}</ContentLink>
      </p>
    </div>
  );
}
