import { contentBlocks, indexRoute, type Page } from '@larder/contracts/content';
import { pesticidesRoute } from '@larder/contracts/pesticides';
import {
  Link,
  ExtensionSlot,
  selectData,
  useFeature,
  useHref,
  type FeatureContext,
  type Head,
  type PageProps,
} from '@larder/platform';
import { Breadcrumbs, Container, EmptyState, icon, LinkButton, Stack } from '@larder/ui';
import { pesticidesApi } from '../api/pesticides-api.js';
import { argsOf, isChosen, viewOf } from '../api/report-url.js';
import { ReportFilter } from '../components/report-filter.js';
import { ReportList } from '../components/report-list.js';
import { Rule } from '../components/rule.js';
import { Trend } from '../components/trend.js';
import { useText, getText } from '../messages/use-text.js';
import styles from './pesticides.module.css';

const NothingFoundArt = icon('nothing-found', '-art');

type Props = PageProps<Record<never, string>>;
const { getResidueReports, getPesticidesPage } = pesticidesApi.endpoints;

/** The content page has the slug of this page's address. */
const pageArgs = ({ tenant }: Pick<FeatureContext, 'tenant'>) => ({
  params: { slug: tenant.slugs[pesticidesRoute.configName] ?? pesticidesRoute.id },
});

/** PEST-02: the reports, and the content page where editors have written one. */
export async function preload(context: FeatureContext, { search }: Props): Promise<void> {
  await Promise.all([
    context.query(getResidueReports, argsOf(viewOf(search))),
    preparePage(context),
  ]);
}

/** Without a content page this one is complete, too, and does not fetch it again. */
async function preparePage(context: FeatureContext): Promise<void> {
  const args = pageArgs(context);
  const given = await context.query(getPesticidesPage, args).catch(() => null);
  const page = given && { ...given, blocks: await context.prepareBlocks(given.blocks) };
  await context.dispatch(pesticidesApi.util.upsertQueryData('getPesticidesPage', args, page));
  if (page) await context.prepareSlot(contentBlocks, [page]);
}

export function head(context: FeatureContext, { search }: Props): Head {
  const t = getText(context.texts);
  const page = selectData(context.getState(), getPesticidesPage, pageArgs(context));
  const view = viewOf(search);
  const reports = selectData(context.getState(), getResidueReports, argsOf(view));
  const product = view.sku === '' ? undefined : reports?.results[0]?.product;
  const name = page?.name ?? t('title');
  const own = page?.title ?? `${name} | ${context.tenant.shopName}`;
  return {
    title: product === undefined ? own : `${t('history.title', { product })} – ${own}`,
    description: page?.metaDescription ?? t('description', { shop: context.tenant.shopName }),
    image: page?.ogImage,
    canonical: context.href(pesticidesRoute, {}),
    robots: isChosen(view) ? 'noindex, follow' : undefined,
  };
}

/** PEST-01…03: for every visitor. */
export default function PesticidesPage({ search }: Props) {
  const t = useText();
  const view = viewOf(search);
  const { data: page } = pesticidesApi.useGetPesticidesPageQuery(pageArgs(useFeature()));
  const { data } = pesticidesApi.useGetResidueReportsQuery(argsOf(view));
  if (!data) return null;
  const alone = view.sku === '' ? undefined : data.results[0]?.product;
  return (
    <Container className={styles.page}>
      <Stack gap={4}>
        <Trail name={page?.name ?? t('title')} product={alone} />
        <h1>
          {alone === undefined
            ? (page?.name ?? t('title'))
            : t('history.title', { product: alone })}
        </h1>
        {page && !isChosen(view) && <Introduction page={page} />}
        <Rule />
        {data.trend && <Trend trend={data.trend} />}
        <ReportFilter view={view} months={data.months} lights={data.lights} />
        {data.results.length > 0 ? (
          <ReportList view={view} reports={data.results} total={data.total} />
        ) : (
          <NothingFound />
        )}
      </Stack>
    </Container>
  );
}

function Introduction({ page: { blocks } }: { readonly page: Page }) {
  return (
    <div className={styles.introduction}>
      <ExtensionSlot slot={contentBlocks} props={{ blocks }} />
    </div>
  );
}

function NothingFound() {
  const t = useText();
  const href = useHref()(pesticidesRoute, {}) ?? '';
  return (
    <EmptyState
      picture={<NothingFoundArt />}
      title={t('empty.title')}
      actions={
        <LinkButton as={Link} href={href} variant="secondary">
          {t('filter.reset')}
        </LinkButton>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}

function Trail({ name, product }: { readonly name: string; readonly product: string | undefined }) {
  const t = useText();
  const href = useHref();
  const home = { href: href(indexRoute, {}) ?? '/', text: t('home') };
  const list = { href: href(pesticidesRoute, {}) ?? '/', text: name };
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      trail={product === undefined ? [home] : [home, list]}
      current={product ?? name}
      renderLink={(link) => <Link {...link} />}
    />
  );
}
