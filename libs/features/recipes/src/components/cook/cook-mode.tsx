import { useEffect, useRef, useState } from 'react';
import type { Recipe } from '@larder/contracts/recipes';
import { Button, ChevronLeftIcon, ChevronRightIcon, Progress } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { Ingredients } from '../recipe/ingredients.js';
import { useText } from '../../messages/use-text.js';
import styles from './cook-mode.module.css';
import { useWakeLock } from './use-wake-lock.js';

interface Props {
  readonly recipe: Recipe;
  readonly factor: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * One step at a time, large enough to be read from the stove, with the screen kept on. Arrow keys step
 * forward and back, Home and End jump to the ends; ingredients are before the first step.
 */
export default function CookMode({ recipe, factor, open, onClose }: Props) {
  const t = useText();
  const last = recipe.steps.length;
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)));
  useWakeLock(open);
  useKeys(open, { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }, go);
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onClose}
      onClosed={() => setAt(0)}
      title={recipe.name}
      closeLabel={t('cook.close')}
      initialFocus={next}
      footer={
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            icon={<ChevronLeftIcon directional />}
            disabled={at === 0}
            onClick={() => go(at - 1)}
          >
            {t('cook.back')}
          </Button>
          <Button
            ref={next}
            icon={<ChevronRightIcon directional />}
            onClick={at === last ? onClose : () => go(at + 1)}
          >
            {t(at === last ? 'cook.done' : at === 0 ? 'cook.first' : 'cook.next')}
          </Button>
        </div>
      }
    >
      <div className={styles.cook}>
        <Progress value={at} max={last}>
          {at === 0 ? t('cook.ready') : t('cook.step', { step: at, count: last })}
        </Progress>
        <div role="status" className={styles.now}>
          {at === 0 ? (
            <Ingredients ingredients={recipe.ingredients} factor={factor} />
          ) : (
            <p className={styles.text}>{recipe.steps[at - 1]?.text}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Listens on the window, because the focus may be on either button. */
function useKeys(
  isOn: boolean,
  targets: Readonly<Record<string, number>>,
  go: (to: number) => void,
) {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const to = targets[event.key];
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      go(to);
    };
    // Runs before the dialog's own handler, which stops arrow keys.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  });
}
