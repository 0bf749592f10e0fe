import { productLine, productNotes, type Product } from '@larder/contracts/catalogue';
import { searchCalls } from '@larder/contracts/search';
import type { ListItem } from '@larder/contracts/shopping';
import {
  isCallError,
  ExtensionSlot,
  privateApi,
  request,
  type ArgsOf,
  type CallResult,
} from '@larder/platform';
import { Button, Cluster } from '@larder/ui';
import styles from '../lists.module.css';
import { useText } from '../../../messages/list-text.js';

const { searchProducts } = searchCalls;
const SUGGESTIONS = 5;

/** The texts of a list are personal. */
const finderApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    findProducts: build.query<CallResult<typeof searchProducts>, ArgsOf<typeof searchProducts>>({
      query: request(searchProducts),
    }),
  }),
});

interface Props {
  readonly item: Pick<ListItem, 'text'>;
  /** Text of the button that closes it; "Keep as text" when absent. */
  readonly closeLabel?: string;
  readonly onChoose: (product: Product) => void;
  readonly onClose: () => void;
}

/** Products of the shop that may be meant by free text. */
export function ProductFinder({ item, closeLabel, onChoose, onClose }: Props) {
  const text = useText();
  const args = { params: { term: item.text }, query: { pageSize: SUGGESTIONS } };
  const { currentData, error } = finderApi.useFindProductsQuery(args);
  // What is too short or too long to be searched for has no product.
  const isNoTerm = isCallError(error) && error.status === 400;
  const hasFailed = error !== undefined && !isNoTerm;
  const found: readonly Product[] | undefined = isNoTerm ? [] : currentData?.results;
  return (
    <div
      className={styles.finder}
      role="group"
      aria-label={text('list.find.title', { text: item.text })}
    >
      <p role="status">
        {hasFailed && text('list.failed')}
        {found?.length === 0 && text('list.find.nothing')}
      </p>
      <ul role="list" className={styles.items}>
        {found?.map((product) => (
          <li key={product.sku}>
            <button type="button" className={styles.choice} onClick={() => onChoose(product)}>
              <ExtensionSlot slot={productLine} props={{ product }} fallback={product.name} />
              <ExtensionSlot slot={productNotes} props={{ sku: product.sku }} />
            </button>
          </li>
        ))}
      </ul>
      <Cluster>
        <Button variant="quiet" onClick={onClose}>
          {closeLabel ?? text('list.find.close')}
        </Button>
      </Cluster>
    </div>
  );
}
