import type { Cart } from '@larder/contracts/cart';
import { useFeature, useTexts } from '@larder/platform';
import { useHoldWatchText } from '../../../messages/time-slots/hold-watch-text.js';
import { useText } from '../../../messages/use-text.js';
import { useMinutesLeft } from '../../checkout/time-slot/use-minutes-left.js';
import type { Destination } from '../destination.js';
import { useDevicePlace } from '../device/device-place.js';
import { usablePlace } from '../device/usable-place.js';
import { useCustomerPlace } from '../device/use-customer-place.js';
import { atStart } from './at-start.js';
import { useEarliest } from './earliest.js';
import { formatRelativeTimeSlot } from './format-time-slot.js';

interface Props {
  readonly to: Destination;
  readonly chosen: Cart['distributionWindow'];
}

interface LineProps {
  /** Of the cart; the place of this browser until there is one. */
  readonly to: Destination | undefined;
  readonly chosen: Cart['distributionWindow'];
  /** Where no place is known. */
  readonly ask: string;
}

/** "Heute 16–18 Uhr · 1070", or the earliest time: "Frühestens heute 16–18 Uhr · 1070". */
export default function ServiceTime({ to: ofCart, chosen, ask }: LineProps) {
  const { tenant } = useFeature();
  const device = useDevicePlace();
  const to = ofCart ?? usablePlace(tenant, device);
  if (!to) return <CustomerTime ask={ask} />;
  return chosen?.heldUntil === undefined ? (
    <Time to={to} chosen={chosen} opensTimes={ofCart !== undefined} />
  ) : (
    <HeldTime to={to} chosen={chosen} heldUntil={chosen.heldUntil} />
  );
}

/** For the customer's own address, so that the header does not ask for what the account says. */
function CustomerTime({ ask }: Pick<LineProps, 'ask'>) {
  const { tenant } = useFeature();
  const { place } = useCustomerPlace();
  const to = usablePlace(tenant, place && { to: place });
  return to ? <Time to={to} chosen={undefined} opensTimes={false} /> : ask;
}

const placeOf = (to: Destination) =>
  to.distributionType === 'CLICK_AND_COLLECT' ? to.streetName : to.postalCode;

interface TimeProps extends Props {
  readonly after?: string;
  /** The button opens the time slots; without a cart it asks for the place. */
  readonly opensTimes: boolean;
}

function Time({ to, chosen, after, opensTimes }: TimeProps) {
  const text = useText();
  const hold = useHoldWatchText();
  const texts = useTexts();
  const { data: earliest } = useEarliest(chosen ? undefined : to);
  const now = new Date();
  const time = chosen
    ? formatRelativeTimeSlot(text, texts, chosen, now)
    : earliest &&
      text('service.from', { time: formatRelativeTimeSlot(text, texts, earliest, now) });
  return (
    <>
      {[time && atStart(texts, time), placeOf(to), after].filter(Boolean).join(' · ')}
      {opensTimes && <span className="visually-hidden">{`, ${hold('open')}`}</span>}
    </>
  );
}

interface HeldProps {
  readonly to: Destination;
  readonly chosen: NonNullable<Cart['distributionWindow']>;
  readonly heldUntil: string;
}

/** With the minutes that the hold still lasts; once it is over, the time is not promised any more. */
function HeldTime({ to, chosen, heldUntil }: HeldProps) {
  const hold = useHoldWatchText();
  const left = useMinutesLeft(heldUntil);
  if (left === 0) return `${hold('over')} · ${placeOf(to)}`;
  return <Time to={to} chosen={chosen} after={hold('short', { count: left })} opensTimes />;
}
