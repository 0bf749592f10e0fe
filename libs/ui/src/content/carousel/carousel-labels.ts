export interface CarouselLabels {
  readonly previous: string;
  readonly next: string;
}
