import { searchEntryRoute, searchRoute } from '@larder/contracts/search';
import {
  PageRedirect,
  useHref,
  type FeatureContext,
  type Head,
  type PageProps,
} from '@larder/platform';
import { Button, Container, SearchIcon, Stack, TextField } from '@larder/ui';
import { MAX_TERM_LENGTH, MIN_TERM_LENGTH, validTerm } from '../api/term.js';
import { useText, getText } from '../messages/use-text.js';
import styles from './search.module.css';

type Props = PageProps<Record<never, string>>;

/** Where the form leads that no script took over: on to the results, once the term is long enough. */
export async function preload(context: FeatureContext, { search }: Props): Promise<void> {
  const term = validTerm(search.get('term') ?? '');
  const to = term === undefined ? undefined : context.href(searchRoute, { term });
  if (to !== undefined) throw new PageRedirect(to);
}

export function head(context: FeatureContext): Head {
  const t = getText(context);
  return {
    title: `${t('label')} | ${context.tenant.shopName}`,
    canonical: context.href(searchEntryRoute, {}),
    robots: 'noindex, follow',
  };
}

/** The search field as a page: without a term, or with one that is too short or too long. */
export default function SearchEntryPage({ search }: Props) {
  const t = useText();
  const action = useHref()(searchEntryRoute, {});
  const given = search.get('term');
  return (
    <Container className={styles.page}>
      <Stack gap={4}>
        <h1>{t('label')}</h1>
        <form action={action} className={styles.form}>
          <div className={styles.field}>
            <TextField
              key={given}
              label={t('placeholder')}
              name="term"
              type="search"
              defaultValue={given ?? ''}
              maxLength={MAX_TERM_LENGTH}
              error={
                given === null
                  ? undefined
                  : t('termLength', { shortest: MIN_TERM_LENGTH, longest: MAX_TERM_LENGTH })
              }
            />
          </div>
          <Button type="submit" icon={<SearchIcon />}>
            {t('submit')}
          </Button>
        </form>
      </Stack>
    </Container>
  );
}
