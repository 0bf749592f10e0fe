import type { ReactNode } from 'react';
import type { FeatureContext, Head } from '@larder/platform';
import { Card, Container, Stack } from '@larder/ui';
import { accountText, useText, type TextKey } from '../../messages/account-text.js';
import styles from '../../pages/page.module.css';

/** Pages of the account are personal: search engines do not index them. */
export function headOf(title: TextKey) {
  return ({ tenant, texts }: FeatureContext): Head => ({
    title: `${accountText(texts)(title)} – ${tenant.shopName}`,
    robots: 'noindex',
  });
}

/** Title and one form, and links beside them. */
export function FormPage(props: {
  readonly title: TextKey;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const text = useText();
  return (
    <Container narrow className={styles.page}>
      <Stack gap={4} className={styles.content}>
        <h1>{text(props.title)}</h1>
        <Card>{props.children}</Card>
        {props.aside}
      </Stack>
    </Container>
  );
}
