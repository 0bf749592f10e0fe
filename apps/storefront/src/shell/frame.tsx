import { appNotices, appOverlays } from '@larder/contracts/content';
import { Place, type ShellProps } from '@larder/platform';
import { SkipLink } from '@larder/ui';
import { BottomBar } from './bottom-bar.js';
import { FocusedHeader } from './focused-header.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { PageFocus } from './page-focus.js';
import { Toasts } from './toasts.js';
import { useText } from './use-text.js';
import styles from './frame.module.css';

/** PLAT-49, 50: the default layout, and the focused one without main navigation. */
export function Frame({ layout, view, isPending, children }: ShellProps) {
  const text = useText();
  const isFocused = layout === 'focused';
  return (
    <div className={styles.frame} data-layout={layout}>
      <SkipLink target="content">{text('skip')}</SkipLink>
      <Place slot={appNotices} props={{}} />
      {isPending && (
        <div className={styles.pending} role="progressbar" aria-label={text('loading')} />
      )}
      {isFocused ? <FocusedHeader /> : <Header url={view.url} />}
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer reduced={isFocused} url={view.url} />
      {!isFocused && <BottomBar />}
      <Toasts />
      <Place slot={appOverlays} props={{}} />
      <PageFocus url={view.url} />
    </div>
  );
}
