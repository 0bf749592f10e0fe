import { Container, SkipLink, Stack } from '../layout/layout.js';
import { Actions } from './actions.js';
import { Feedback } from './feedback.js';
import { Forms } from './forms.js';
import { Foundations } from './foundations.js';
import styles from './gallery.module.css';
import { Navigation } from './navigation.js';
import { Shop } from './shop.js';

/** All components in all states, for visual and accessibility checks. */
export function Gallery() {
  return (
    <>
      <SkipLink target="gallery">To the content</SkipLink>
      <Container as="main" id="gallery" tabIndex={-1} className={styles.page}>
        <Stack gap="section">
          <h1>Larder design system</h1>
          <Foundations />
          <Actions />
          <Shop />
          <Forms />
          <Feedback />
          <Navigation />
        </Stack>
      </Container>
    </>
  );
}
