import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Router, type Navigator } from 'react-router-dom';
import type { FeatureContext } from '../feature/context.js';
import type { Layout } from '../feature/define-feature.js';
import type { PageModule, PageProps } from '../feature/page.js';
import type { AppStore } from '../store/create-store.js';
import { ErrorBoundary } from './error-boundary.js';
import { HostProvider, type Host } from './host-context.js';

/** The current view: a page with its props, or an error screen. */
export type View =
  | {
      readonly kind: 'page';
      /** Path with query, as in the address bar. */
      readonly url: string;
      readonly routeId: string;
      readonly layout: Layout;
      readonly module: PageModule<never>;
      readonly props: PageProps<never>;
    }
  | {
      readonly kind: 'error';
      readonly url: string;
      readonly status: number;
      readonly message: string;
      readonly data: unknown;
    };

export type ErrorView = Extract<View, { kind: 'error' }>;

export interface ShellProps {
  readonly layout: Layout;
  readonly view: View;
  /** True while the next page loads. */
  readonly isPending: boolean;
  readonly children: ReactNode;
}

/** Components of the host: layouts and error screens. */
export interface Shell {
  readonly Layout: ComponentType<ShellProps>;
  readonly ErrorScreen: ComponentType<{ readonly view: ErrorView }>;
  /** Preloads code and data for an error screen's own content (ERR-02, 03). */
  readonly prepareError?: (context: FeatureContext, view: ErrorView) => Promise<unknown>;
}

interface AppProps {
  readonly host: Host;
  readonly store: AppStore;
  /** Initial state of the page: hydration uses it unchanged, even if the store has changed since. */
  readonly serverState?: ReturnType<AppStore['getState']>;
  readonly shell: Shell;
  readonly view: View;
  readonly navigator: Navigator;
  readonly isServer?: boolean;
  readonly isPending?: boolean;
}

/** The root component, the same on the server and in the browser. */
export function App(props: AppProps) {
  const { host, store, serverState, shell, view, navigator } = props;
  const { isServer = false, isPending = false } = props;
  const layout = view.kind === 'page' ? view.layout : 'default';
  return (
    <HostProvider value={host}>
      <Provider store={store} {...(serverState && { serverState })}>
        <Router location={view.url} navigator={navigator} static={isServer}>
          <shell.Layout layout={layout} view={view} isPending={isPending}>
            <Screen shell={shell} view={view} report={host.report} />
          </shell.Layout>
        </Router>
      </Provider>
    </HostProvider>
  );
}

function Screen({ shell, view, report }: { shell: Shell; view: View; report: Host['report'] }) {
  if (view.kind === 'error') return <shell.ErrorScreen view={view} />;
  const Page = view.module.default as ComponentType<PageProps<object>>;
  const broken = {
    kind: 'error',
    url: view.url,
    status: 500,
    message: '',
    data: undefined,
  } as const;
  return (
    <ErrorBoundary key={view.url} onError={report} fallback={<shell.ErrorScreen view={broken} />}>
      <Page key={view.routeId} {...(view.props as PageProps<object>)} />
    </ErrorBoundary>
  );
}
