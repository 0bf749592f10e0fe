import { resourcesFor, type Build } from '../pages/build.js';

/** The style sheets of every document of a shop. */
export interface LayoutStyles {
  /** URLs of the files that it is built from. */
  readonly files: ReadonlySet<string>;
  readonly css: string;
}

const NONE: LayoutStyles = { files: new Set(), css: '' };

/**
 * Joins the style sheets of the layout and of a shop's features, so that the first paint waits for one
 * request. In development there is no build, and the bundler serves the styles.
 */
export function readLayoutStyles(
  build: Build | undefined,
  texts: ReadonlyMap<string, string>,
): (featureModules: readonly string[]) => LayoutStyles {
  if (!build) return () => NONE;
  return (featureModules) => {
    const files = resourcesFor(build, featureModules).styles.filter((file) => texts.has(file));
    return { files: new Set(files), css: files.map((file) => texts.get(file)).join('\n') };
  };
}
