import type { DistributionType } from '@larder/contracts/distribution';
import { useAgeText } from '../../messages/age-text.js';
import { AgeCheck } from './age-check.js';
import { AgeNotice } from './age-notice.js';
import type { AgeConfirmation } from './use-age-confirmation.js';

export type AgePartProps = { readonly age: number } & (
  | {
      readonly part: 'notice' | 'tooYoung';
      readonly service: DistributionType | undefined;
    }
  | {
      readonly part: 'check';
      readonly service: DistributionType | undefined;
      readonly confirmation: AgeConfirmation;
    }
  | { readonly part: 'door' }
);

/** All about age limits in one module: each file that loads on demand is named on every first page. */
export default function AgePart(props: AgePartProps) {
  const text = useAgeText();
  const { age } = props;
  if (props.part === 'door') return text('door', { age });
  if (props.part === 'check') return <AgeCheck {...props} />;
  return <AgeNotice age={age} service={props.service} isTooYoung={props.part === 'tooYoung'} />;
}
