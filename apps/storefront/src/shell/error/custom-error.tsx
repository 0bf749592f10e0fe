import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { contentBlocks, type Block } from '@larder/contracts/content';
import { ExtensionSlot, useFeature, type ErrorView, type RootState } from '@larder/platform';
import { Container } from '@larder/ui';
import { prepareError, cachedContent } from './error-content.js';
import styles from './error-screen.module.css';

export { prepareError };

interface Props {
  readonly view: ErrorView;
  /** The standard text; it stays when the data names no page, or one that cannot be loaded. */
  readonly children: ReactNode;
}

/** A content page may begin with an `h1`; there is no other one then. */
function hasTitle(blocks: readonly Block[]): boolean {
  return blocks.some(
    ({ type, fields, children = [] }) =>
      (type === 'headline' && fields['level'] === 1) || hasTitle(children),
  );
}

/** Content that the data of a not-found error adds to its screen (ERR-02, 03). */
export default function CustomError({ view, children }: Props) {
  const context = useFeature();
  const content = useSelector((state: RootState) => cachedContent(state, view));
  useEffect(() => void prepareError(context, view), [context, view]);
  return (
    <>
      {content?.title === undefined
        ? children
        : !hasTitle(content.blocks) && (
            <Container className={styles.screen}>
              <h1>{content.title}</h1>
            </Container>
          )}
      {content && <ExtensionSlot slot={contentBlocks} props={{ blocks: content.blocks }} />}
    </>
  );
}
