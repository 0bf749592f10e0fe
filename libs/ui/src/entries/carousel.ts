export { Carousel, type CarouselProps } from '../content/carousel/carousel.js';
export type { CarouselLabels } from '../content/carousel/carousel-labels.js';
