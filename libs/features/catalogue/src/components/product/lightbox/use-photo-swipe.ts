import PhotoSwipe, { type SlideData } from 'photoswipe';
import { useEffect, useRef, useState } from 'react';
import type { PictureRef } from '@larder/contracts/catalogue';

interface Options {
  readonly pictures: readonly PictureRef[];
  readonly name: string;
  readonly start: number;
  readonly onStep: (at: number) => void;
}

/** Pixels of the longer side at which a drawing is shown: it has no size of its own. */
const drawingSide = 1280;

/** Size of the largest file of a picture. */
function slideOf(picture: PictureRef, name: string): SlideData {
  const { url, alt, width, height, srcset } = picture;
  const widths = [...(srcset ?? '').matchAll(/ (\d+)w/g)].map(([, one]) => Number(one));
  const isDrawing = /\.svg($|\?)/.test(url);
  const scale = isDrawing
    ? drawingSide / Math.max(width, height)
    : Math.max(width, ...widths) / width;
  return {
    src: url,
    srcset,
    alt: alt || name,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

/** An option that the library's types do not have. Its element would write HTML. */
const withoutPreloader = { preloader: false };

/**
 * Pictures that are swiped, pinched and dragged within an element of the dialog. The dialog has the
 * buttons, the focus and the history: those of the library are off, which also keeps it from writing HTML
 * that the page's Trusted Types forbid.
 */
export function usePhotoSwipe({ pictures, name, start, onStep }: Options) {
  const stage = useRef<HTMLDivElement>(null);
  const swipe = useRef<PhotoSwipe>(undefined);
  const [at, setAt] = useState(start);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const shown = new PhotoSwipe({
      dataSource: pictures.map((picture) => slideOf(picture, name)),
      index: start,
      appendToEl: element,
      getViewportSizeFn: () => ({ x: element.clientWidth, y: element.clientHeight }),
      showHideAnimationType: 'none',
      zoomAnimationDuration: isStill ? 0 : 250,
      close: false,
      zoom: false,
      counter: false,
      ...withoutPreloader,
      arrowPrev: false,
      arrowNext: false,
      escKey: false,
      arrowKeys: false,
      loop: false,
      trapFocus: false,
      returnFocus: false,
      pinchToClose: false,
      closeOnVerticalDrag: false,
      bgClickAction: false,
      tapAction: false,
      imageClickAction: 'zoom',
      wheelToZoom: true,
      initialZoomLevel: 'fit',
      secondaryZoomLevel: 2.5,
      maxZoomLevel: 4,
      bgOpacity: 0,
    });
    shown.on('change', () => {
      setAt(shown.currIndex);
      onStep(shown.currIndex);
    });
    shown.init();
    // The dialog around it is one already; two would be announced.
    shown.element?.setAttribute('role', 'presentation');
    swipe.current = shown;
    return () => shown.destroy();
    // The pictures of a page do not change while they are enlarged.
  }, []);
  const zoomBy = (factor: number) => {
    const slide = swipe.current?.currSlide;
    if (!slide) return;
    const { min, max } = slide.zoomLevels;
    slide.zoomTo(Math.min(max, Math.max(min, slide.currZoomLevel * factor)), undefined, 200);
  };
  return { stage, at, zoomBy, step: (by: number) => swipe.current?.goTo(at + by) };
}
