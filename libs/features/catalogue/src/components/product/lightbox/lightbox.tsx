import 'photoswipe/style.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PictureRef } from '@larder/contracts/catalogue';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, MinusIcon, PlusIcon } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { useText } from '../../../messages/lightbox-text.js';
import styles from './lightbox.module.css';
import { usePhotoSwipe } from './use-photo-swipe.js';

interface Props {
  readonly pictures: readonly PictureRef[];
  readonly name: string;
  readonly start: number;
  readonly onStep: (at: number) => void;
  readonly onClosed: () => void;
}

/** The pictures enlarged. Arrow keys step, plus and minus zoom, Escape and the back button close. */
export default function Lightbox({ onClosed, ...shown }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      wide
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={shown.name}
      closeLabel={text('lightbox.close')}
    >
      <Stage {...shown} />
    </Dialog>
  );
}

const zoomStep = 1.5;

function Stage(props: Omit<Props, 'onClosed'>) {
  const text = useText();
  const { stage, at, step, zoomBy } = usePhotoSwipe(props);
  const last = props.pictures.length - 1;
  const previous = () => step(-1);
  const next = () => step(1);
  const zoomIn = () => zoomBy(zoomStep);
  const zoomOut = () => zoomBy(1 / zoomStep);
  useKeys({ ArrowLeft: previous, ArrowRight: next, '+': zoomIn, '-': zoomOut });
  const button = (name: 'previous' | 'next' | 'zoomIn' | 'zoomOut', icon: ReactNode) => (
    <IconButton
      icon={icon}
      label={text(`lightbox.${name}`)}
      disabled={(name === 'previous' && at === 0) || (name === 'next' && at === last)}
      onClick={{ previous, next, zoomIn, zoomOut }[name]}
    />
  );
  return (
    <>
      <div ref={stage} className={styles.stage} />
      <div className={styles.bar}>
        {last > 0 && button('previous', <ChevronLeftIcon size={24} />)}
        {button('zoomOut', <MinusIcon size={24} />)}
        <p role="status" className={styles.position}>
          {text('lightbox.position', { number: at + 1, count: last + 1 })}
        </p>
        {button('zoomIn', <PlusIcon size={24} />)}
        {last > 0 && button('next', <ChevronRightIcon size={24} />)}
      </div>
    </>
  );
}

/** Listens on the window, because the focus may be on any button. */
function useKeys(actions: Readonly<Record<string, () => void>>) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const run = latest.current[event.key];
      if (!run || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      run();
    };
    // Runs before the dialog's own handler, which stops arrow keys.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}
