import { PageError } from '@larder/platform';

/** NAV-35, 36: the address at which the generic error screen is shown. */
export function preload(): Promise<never> {
  return Promise.reject(new PageError(500, ''));
}

/** The error page at its own URL; it answers 500. */
export default function GeneralErrorPage() {
  return null;
}
