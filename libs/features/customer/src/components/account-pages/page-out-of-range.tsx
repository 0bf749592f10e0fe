import { useEffect } from 'react';
import { useFeature } from '@larder/platform';

/** In place of a page behind the last one, where an address may lead from which things have gone: the last. */
export function PageOutOfRange({ last }: { readonly last: string }) {
  const { navigate } = useFeature();
  useEffect(() => navigate(last, { replace: true }), [navigate, last]);
  return null;
}
