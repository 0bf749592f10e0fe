import {
  contentBlocks,
  contentRoute,
  homePlace,
  indexRoute,
  type Page,
} from '@larder/contracts/content';
import {
  ExtensionSlot,
  useHasContributions,
  selectData,
  type FeatureContext,
  type Head,
  type PageProps,
} from '@larder/platform';
import { Container } from '@larder/ui';
import { mayOpenPage } from '../components/audience/audience.js';
import { contentApi } from '../api/content-api.js';
import { withPriorityImages } from './priority-images.js';
import { backgroundOf } from './page-background.js';
import { inSections } from './in-sections.js';
import { splitOpening } from './split-opening.js';
import { hasTitle, withOneTitle } from './page-headings.js';
import styles from './content.page.module.css';

type Props = PageProps<{ slug?: string }>;

const HOME = 'index';

function argsOf({ params }: Props) {
  return { params: { slug: params.slug ?? HOME } };
}

export const validate = mayOpenPage;

/** CONT-06: an unknown slug is a 404 of its call, and so of the page. */
export async function preload(context: FeatureContext, props: Props): Promise<void> {
  const args = argsOf(props);
  const page = await context.query(contentApi.endpoints.getPage, args);
  const given = page.autoRedirect
    ? (await import('./auto-redirect.js')).withRedirect(page.blocks, page.autoRedirect)
    : page.blocks;
  const blocks = withPriorityImages(withOneTitle(await context.prepareBlocks(inSections(given))));
  await context.dispatch(contentApi.util.upsertQueryData('getPage', args, { ...page, blocks }));
  await context.prepareSlot(contentBlocks, [{ blocks }]);
}

/** CONT-02, 03, 05. */
export function head(context: FeatureContext, props: Props): Head {
  const page = selectData(context.getState(), contentApi.endpoints.getPage, argsOf(props));
  if (!page) return { title: context.tenant.shopName };
  return {
    title: page.title || page.name,
    description: page.metaDescription || page.description,
    keywords: page.keywords,
    robots: robotsOf(page),
    image: page.ogImage,
    canonical:
      page.slug === HOME
        ? context.href(indexRoute, {})
        : context.href(contentRoute, { slug: page.slug }),
  };
}

function robotsOf({ noIndex, noFollow }: Page): string | undefined {
  return [noIndex && 'noindex', noFollow && 'nofollow'].filter(Boolean).join(',') || undefined;
}

/** The page of index and catch-all: a tree of blocks from the content system. */
export default function ContentPage(props: Props) {
  const { data: page } = contentApi.useGetPageQuery(argsOf(props));
  if (!page) return null;
  const isHome = page.slug === HOME;
  const { opening, blocks } = isHome
    ? splitOpening(page.blocks)
    : { opening: [], blocks: page.blocks };
  return (
    <div className={styles['page']} style={backgroundOf(page)}>
      {!hasTitle(page.blocks) && <Title page={page} />}
      {opening.length > 0 && (
        <div className={styles.opening}>
          <ExtensionSlot slot={contentBlocks} props={{ blocks: opening }} />
        </div>
      )}
      {isHome && <Start />}
      <ExtensionSlot slot={contentBlocks} props={{ blocks }} />
    </div>
  );
}

/** What comes here depends on the visitor, and later than the page: its height is there before. */
function Start() {
  if (!useHasContributions(homePlace)) return null;
  return (
    <Container className={styles['place']}>
      <div className={styles['start']} data-place>
        <ExtensionSlot slot={homePlace} props={{}} />
      </div>
    </Container>
  );
}

/** The name is above a page; the home page has it for screen readers only. */
function Title({ page }: { readonly page: Page }) {
  const isHome = page.slug === HOME;
  return (
    <Container className={isHome ? undefined : styles.title}>
      <div className={isHome ? 'visually-hidden' : 'page-head'}>
        <h1>{isHome ? (page.title ?? page.name) : page.name}</h1>
      </div>
    </Container>
  );
}
