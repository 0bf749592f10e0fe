import { useState, type KeyboardEvent } from 'react';
import type { Flyer } from '@larder/contracts/content';
import { useTexts } from '@larder/platform';
import { DownloadIcon, LinkButton } from '@larder/ui';
import { ScrollArrows, useScrollSteps } from '@larder/ui/scroller';
import { flyerPdfHref } from '../../api/offers/flyer-api.js';
import { useText } from '../../messages/flyer-text.js';
import { FlyerSheet } from './flyer-sheet.js';
import styles from './flyer.module.css';
import { useFlyerDays } from './use-flyer-days.js';

/**
 * The pages of a flyer side by side: a list that scrolls sideways and snaps by the browser's own means,
 * so it works by swiping, by keyboard and without scripts.
 */
export function FlyerSheets({ flyer }: { readonly flyer: Flyer }) {
  const t = useText();
  const { locale } = useTexts();
  const days = useFlyerDays(flyer);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const scroll = useScrollSteps(viewport);
  const { step, steps, goTo } = scroll;
  const isSingle = flyer.pages.length === 1;
  const handleKeyDown = (event: KeyboardEvent) => {
    const to = targetOf(event.key, step, steps);
    // Arrow keys within a product belong to its controls.
    if (to === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <div className={styles.flyer}>
      <div className={styles.head}>
        <div>
          <h2>{flyer.title}</h2>
          <p className={styles.days}>{t('flyer.valid', days)}</p>
        </div>
        <div className={styles.controls}>
          <LinkButton
            variant="secondary"
            download
            href={flyerPdfHref(flyer.name, locale)}
            icon={<DownloadIcon />}
          >
            {t('flyer.pdf')}
          </LinkButton>
          {!isSingle && (
            <div className={styles.arrows}>
              <ScrollArrows
                {...scroll}
                labels={{ previous: t('flyer.previous'), next: t('flyer.next') }}
              />
            </div>
          )}
        </div>
      </div>
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- so that the keyboard can scroll it */}
      <ol
        ref={setViewport}
        role="list"
        className={styles.sheets}
        aria-label={t('flyer.pages')}
        tabIndex={0}
        onKeyDown={handleKeyDown}
      >
        {/* eslint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        {flyer.pages.map((page, i) => (
          <li key={page.heading} className={styles.sheet}>
            <FlyerSheet page={page} isFirst={i === 0} />
          </li>
        ))}
      </ol>
      {!isSingle && (
        <p className={styles.position} aria-live="polite">
          {steps > 1 && t('flyer.position', { page: step + 1, pages: steps })}
        </p>
      )}
    </div>
  );
}

function targetOf(key: string, step: number, steps: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: step - 1,
    ArrowRight: step + 1,
    Home: 0,
    End: steps - 1,
  };
  return targets[key];
}
