import { UnusableFile } from '../../seeding/tenant-folder.js';
import type { ContentSource, ContentSources } from '../source/content-source.js';
import { cmsSource } from '../source/cms-source.js';
import { folderSource } from '../source/folder-source.js';

export interface SourceSettings {
  readonly tenantsDir: string;
  /** The content system, where there is one. */
  readonly cms?: { readonly url: string; readonly token: string };
}

/** Content settings of a tenant's config.json; absent: the CMS where there is one. */
export type SourceChoice = 'folder' | 'cms' | undefined;

/** Throws for a tenant that names the CMS when none is configured. */
export function connectSources(
  { tenantsDir, cms }: SourceSettings,
  choices: ReadonlyMap<string, SourceChoice>,
  report: (message: string) => void,
): ContentSources {
  const folder = folderSource(tenantsDir);
  const system = cms && cmsSource(cms, report);
  for (const [tenant, choice] of choices) sourceOf(tenant, choice, folder, system);
  return (tenant) => sourceOf(tenant, choices.get(tenant), folder, system);
}

function sourceOf(
  tenant: string,
  choice: SourceChoice,
  folder: ContentSource,
  system: ContentSource | undefined,
): ContentSource {
  if (choice === 'folder') return folder;
  if (choice === 'cms' && !system)
    throw new UnusableFile(
      `The content of ${tenant} is in the content system: set CMS_URL and CMS_TOKEN`,
    );
  return system ?? folder;
}
