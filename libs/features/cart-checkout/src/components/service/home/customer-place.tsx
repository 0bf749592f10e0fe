import { useCustomerPlace } from '../device/use-customer-place.js';
import { AskPlace } from './ask-place.js';
import { KnownPlace } from './known-place.js';

interface Props {
  readonly onAnswered: () => void;
}

/** For a customer whose browser knows no place: their own address, or the question without one. */
export default function CustomerPlace({ onAnswered }: Props) {
  const { place, isSettled } = useCustomerPlace();
  if (!isSettled) return null;
  if (!place) return <AskPlace onAnswered={onAnswered} />;
  return <KnownPlace to={place} chosen={undefined} hasFocus={false} />;
}
