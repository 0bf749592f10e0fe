export { ScrollArrows, type ScrollArrowsProps } from '../content/scroller/scroll-arrows.js';
export { useScrollSteps, type ScrollSteps } from '../content/scroller/use-scroll-steps.js';
