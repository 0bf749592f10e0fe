import { IconButton } from '../../button/icon-button.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.js';
import type { ScrollSteps } from './use-scroll-steps.js';

export interface ScrollArrowsProps extends ScrollSteps {
  readonly labels: { readonly previous: string; readonly next: string };
}

/** Two buttons that move an element by one screenful. */
export function ScrollArrows({ step, steps, goTo, labels }: ScrollArrowsProps) {
  return (
    <>
      <IconButton
        raised
        label={labels.previous}
        icon={<ChevronLeftIcon directional />}
        disabled={step === 0}
        onClick={() => goTo(step - 1)}
      />
      <IconButton
        raised
        label={labels.next}
        icon={<ChevronRightIcon directional />}
        disabled={step >= steps - 1}
        onClick={() => goTo(step + 1)}
      />
    </>
  );
}
