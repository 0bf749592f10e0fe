import type { FeatureContext } from '../feature/context.js';
import { useFeature } from '../render/host-context.js';
import type { ProfileSection, ProfileSectionsProps } from './profile-sections.js';

/** A section without its words. */
export type SectionParts = Pick<ProfileSection, 'Icon' | 'View'>;

type Parts = Readonly<Record<string, SectionParts>>;
type SlugOf<All extends Parts> = keyof All & string;

interface Sections<All extends Parts> {
  readonly sections: All;
  /** Whether the shop has a section; all of them where it is not given. */
  readonly isThere?: (slug: SlugOf<All>, context: FeatureContext) => boolean;
  /** Words of the sections: `section.{slug}` is the name, `section.{slug}.text` what one finds there. */
  readonly useText: () => (key: `section.${SlugOf<All>}` | `section.${SlugOf<All>}.text`) => string;
}

/** The fill, with its `preload`, by which a feature gives its pages to the profile (CUST-35). */
export function sectionFill<All extends Parts>(own: Sections<All>) {
  const slugsOf = (context: FeatureContext) =>
    (Object.keys(own.sections) as SlugOf<All>[]).filter(
      (slug) => own.isThere?.(slug, context) ?? true,
    );

  function Fill({ show }: ProfileSectionsProps) {
    const text = own.useText();
    return slugsOf(useFeature()).map((slug) =>
      show({
        slug,
        label: text(`section.${slug}`),
        text: text(`section.${slug}.text`),
        ...(own.sections[slug] as SectionParts),
      }),
    );
  }

  const preload = async (context: FeatureContext, all: readonly ProfileSectionsProps[]) => {
    for (const { has } of all) slugsOf(context).forEach(has);
  };
  return { Fill, preload };
}
