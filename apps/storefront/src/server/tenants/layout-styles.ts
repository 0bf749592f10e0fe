import { resourcesFor, type Build } from '../pages/build.js';

/** The style sheets that stand in every document of a shop. */
export interface LayoutStyles {
  /** Addresses of the files that it is made of. */
  readonly files: ReadonlySet<string>;
  readonly css: string;
}

const NONE: LayoutStyles = { files: new Set(), css: '' };

/**
 * Joins the frame's style sheets and those of a shop's features: what the first sight of a page waits
 * for then comes in one request. In development there is no build, and the bundler brings them.
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
