import type { FeatureContext } from '../feature/context.js';
import { useFeature } from '../render/host-context.js';
import type { ProfileSection, ProfileSectionsProps } from './profile-sections.js';

/** A section without its messages. */
export type SectionView = Pick<ProfileSection, 'group' | 'Icon' | 'View'>;

interface ProfileContribution<Slug extends string> {
  readonly sections: Readonly<Record<Slug, SectionView>>;
  /** Whether the shop has a section; by default, it has all. */
  readonly isAvailable?: (slug: NoInfer<Slug>, context: FeatureContext) => boolean;
  /** Messages of the sections: `section.{slug}` is the name, `section.{slug}.text` the description. */
  readonly useText: () => (
    key: `section.${NoInfer<Slug>}` | `section.${NoInfer<Slug>}.text`,
  ) => string;
}

/** Contribution with which a feature adds its sections to the profile, with its `preload` (CUST-35). */
export function profileContribution<Slug extends string>(own: ProfileContribution<Slug>) {
  const slugsOf = (context: FeatureContext) =>
    (Object.keys(own.sections) as Slug[]).filter(
      (slug) => own.isAvailable?.(slug, context) ?? true,
    );

  function Sections({ show }: ProfileSectionsProps) {
    const text = own.useText();
    return slugsOf(useFeature()).map((slug) =>
      show({
        slug,
        label: text(`section.${slug}`),
        text: text(`section.${slug}.text`),
        ...own.sections[slug],
      }),
    );
  }

  const preload = async (context: FeatureContext, all: readonly ProfileSectionsProps[]) => {
    for (const { has } of all) slugsOf(context).forEach(has);
  };
  return { Sections, preload };
}
