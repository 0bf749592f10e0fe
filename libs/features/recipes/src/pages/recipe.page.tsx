import { recipeActions, recipeRoute, recipeTile } from '@larder/contracts/recipes';
import { useHref, type FeatureContext, type Head, type PageProps } from '@larder/platform';
import { Container, Stack } from '@larder/ui';
import { recipeJsonLd } from '../api/recipe-json-ld.js';
import { recipesApi } from '../api/recipes-api.js';
import { servingsOf } from '../api/servings.js';
import { RecipeBody } from '../components/recipe/recipe-body.js';
import { RecipeHead } from '../components/recipe/recipe-head.js';
import { RelatedRecipes } from '../components/overview/related-recipes.js';
import { breadcrumbsJsonLd, RecipeBreadcrumbs } from '../components/recipe/recipe-breadcrumbs.js';
import { getText } from '../messages/use-text.js';
import styles from './recipe.module.css';

type Props = PageProps<{ slug: string }>;

const { getRecipe } = recipesApi.endpoints;
const argsOf = ({ params }: Props) => ({ params: { slug: params.slug } });

/** A recipe that does not exist responds 404 (REC-03). */
export async function preload(context: FeatureContext, props: Props): Promise<void> {
  const recipe = await context.query(getRecipe, argsOf(props));
  await Promise.all([
    context.prepareSlot(recipeActions, [
      { recipe, servings: servingsOf(props.search, recipe.servings) },
    ]),
    context.prepareSlot(
      recipeTile,
      recipe.related.map((one) => ({ recipe: one })),
    ),
  ]);
}

export function head(context: FeatureContext, props: Props): Head {
  const { data } = getRecipe.select(argsOf(props))(context.getState());
  if (!data) return { title: context.tenant.shopName };
  const { shopName } = context.tenant;
  const wording = getText(context);
  return {
    title: wording.t('recipe.title', { name: data.name, shop: shopName }),
    description:
      data.metaDescription ??
      wording.t('recipe.metaDescription', { name: data.name, description: data.description }),
    canonical: context.href(recipeRoute, { slug: data.slug }),
    image: data.picture?.url,
    jsonLd: [breadcrumbsJsonLd(context, data.name), recipeJsonLd(data, wording, shopName)],
  };
}

/** REC-02: one recipe, with amounts for the portions of the URL or of the visitor. */
export default function RecipePage(props: Props) {
  const { data: recipe } = recipesApi.useGetRecipeQuery(argsOf(props));
  const path = useHref()(recipeRoute, { slug: props.params.slug });
  if (!recipe || path === undefined) return null;
  return (
    <Container className={styles.page}>
      <Stack gap="section">
        <RecipeBody
          key={`${recipe.slug} ${props.search}`}
          head={
            <Stack gap={4}>
              <RecipeBreadcrumbs current={recipe.name} />
              <RecipeHead recipe={recipe} />
            </Stack>
          }
          recipe={recipe}
          path={path}
          initialServings={servingsOf(props.search, recipe.servings)}
        />
        <RelatedRecipes recipes={recipe.related} />
      </Stack>
    </Container>
  );
}
