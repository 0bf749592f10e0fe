import type { Samples, ShopFacts } from '../sample.js';

/** Recipes, which a shop without them leaves out. */
export function recipes({ say }: ShopFacts): Samples {
  return {
    'recipe-group': {
      flag: 'featureRecipes',
      fields: {
        title: say('Aus unserer Küche', 'From our kitchen'),
        slugs: ['linsendal', 'kaiserschmarren', 'shakshuka'],
        limit: 3,
        moreLink: '/sitemap',
      },
      variants: [
        { title: say('Schnell und vegan', 'Quick and vegan'), mark: 'vegan', maxMinutes: 30 },
      ],
    },
    'recipe-search': {
      flag: 'featureRecipes',
      fields: {
        title: say('Rezepte suchen', 'Search recipes'),
        text: say('Nach einem Gericht oder einer Zutat.', 'By a dish or an ingredient.'),
      },
    },
  };
}
