import { appNotices, appOverlays } from '@larder/contracts/content';
import { useSelector } from 'react-redux';
import {
  ClientOnly,
  lazy,
  ExtensionSlot,
  useModule,
  type RootState,
  type ShellProps,
} from '@larder/platform';
import { SkipLink } from '@larder/ui';
import { BottomNavigation } from './footer/bottom-navigation.js';
import { FocusedHeader } from './header/focused-header.js';
import { Footer } from './footer/footer.js';
import { Header } from './header/header.js';
import { PageFocus } from './page-focus.js';
import { useText } from './use-text.js';
import styles from './layout.module.css';

/** Code of the header's replacement in an app's web view. */
export const webViewBar = lazy(() => import('./web-view-bar.js'));
/** Nothing is announced before the page is hydrated. */
const toasts = lazy(() => import('./toasts.js'));

/** PLAT-49, 50: the default layout, and the focused one without main navigation; PLAT-35: an app's web view. */
export function Layout({ layout, view, isPending, children }: ShellProps) {
  const text = useText();
  const isFocused = layout === 'focused';
  const isWebView = useSelector((state: RootState) => state.core.isWebView);
  return (
    <div className={styles.frame} data-layout={layout}>
      <SkipLink target="content">{text('skip')}</SkipLink>
      <ExtensionSlot slot={appNotices} props={{}} />
      {isWebView ? <InWebView /> : isFocused ? <FocusedHeader /> : <Header url={view.url} />}
      <main className={styles.main} id="content" tabIndex={-1}>
        {isPending && (
          <div className={styles.pending} role="progressbar" aria-label={text('loading')} />
        )}
        {children}
      </main>
      {!isWebView && <Footer reduced={isFocused} url={view.url} />}
      {!isFocused && !isWebView && <BottomNavigation />}
      {/* An element from the start: the bottom bar is hidden until something follows it. */}
      <ClientOnly component={toasts} props={{}} fallback={<div hidden />} />
      <ExtensionSlot slot={appOverlays} props={{}} />
      <PageFocus url={view.url} />
    </div>
  );
}

function InWebView() {
  const Bar = useModule(webViewBar)?.default;
  return Bar && <Bar />;
}
