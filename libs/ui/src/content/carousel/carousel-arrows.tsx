import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../button/icon-button.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.js';
import type { CarouselLabels } from './carousel-labels.js';
import styles from './carousel.module.css';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselArrowsProps {
  readonly viewport: HTMLElement;
  readonly labels: CarouselLabels;
  /** Called with true once slides move by transform instead of scrolling. */
  readonly onReady: (ready: boolean) => void;
}

/** Whether there are slides before and after the visible ones. */
function useEnds(embla: Embla | undefined) {
  const [ends, setEnds] = useState({ before: false, after: false });
  useEffect(() => {
    if (!embla) return undefined;
    const update = () => setEnds({ before: embla.canScrollPrev(), after: embla.canScrollNext() });
    update();
    embla.on('select', update).on('reInit', update);
    return () => {
      embla.off('select', update).off('reInit', update);
    };
  }, [embla]);
  return ends;
}

/** Arrows and dragging for a carousel; loaded only on devices with a mouse. */
export default function CarouselArrows({ viewport, labels, onReady }: CarouselArrowsProps) {
  const direction = getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr';
  const [attach, embla] = useEmblaCarousel({ align: 'start', slidesToScroll: 'auto', direction });
  const { before, after } = useEnds(embla);
  useEffect(() => {
    viewport.scrollLeft = 0;
    attach(viewport);
    onReady(true);
    return () => onReady(false);
  }, [attach, onReady, viewport]);
  const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!before && !after) return null;
  return (
    <span className={styles.arrows}>
      <IconButton
        raised
        label={labels.previous}
        icon={<ChevronLeftIcon directional />}
        disabled={!before}
        onClick={() => embla?.scrollPrev(still())}
      />
      <IconButton
        raised
        label={labels.next}
        icon={<ChevronRightIcon directional />}
        disabled={!after}
        onClick={() => embla?.scrollNext(still())}
      />
    </span>
  );
}
