export { Carousel, type CarouselProps } from './carousel/carousel.js';
export type { CarouselLabels } from './carousel/carousel-labels.js';
