import { useConsent } from '../../../components/consent/use-consent.js';
import type { Fields } from './tracking.schema.js';

/** CONT-37: makes no request at all before consent. */
export default function Tracking({ fields }: { fields: Fields }) {
  const isAllowed = useConsent()[fields.consent];
  return isAllowed ? <img src={fields.pixel} alt="" width={1} height={1} hidden /> : null;
}
