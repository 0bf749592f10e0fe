import type { DistributionType } from '@larder/contracts/distribution';
import { Notice } from '@larder/ui';
import { useAgeText } from '../../messages/age-text.js';

interface Props {
  /** In full years. */
  readonly age: number;
  readonly service: DistributionType | undefined;
  /** The customer has not reached it, by their birthdate. */
  readonly isTooYoung?: boolean | undefined;
}

/** What goods with an age limit need: an identity card at handover, or a customer who is old enough. */
export function AgeNotice({ age, service, isTooYoung }: Props) {
  const text = useAgeText();
  if (isTooYoung)
    return (
      <Notice type="warning" live title={text('tooYoungTitle', { age })}>
        {text('tooYoung')}
      </Notice>
    );
  return (
    <Notice type="info" title={text('title', { age })}>
      {text(service === 'CLICK_AND_COLLECT' ? 'pickup' : 'delivery')}
    </Notice>
  );
}
