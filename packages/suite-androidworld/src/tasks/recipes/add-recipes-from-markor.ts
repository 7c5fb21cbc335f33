import { type AnyTask, defineTask, type TaskContext } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { type RowFormat, rowFormats } from '../../texts/row-text.ts';
import { recipeTimes } from '../../words/recipes.ts';
import { readNote } from '../markor/create-note-steps.ts';
import { clearNotebook, fillNotebook } from '../markor/notebook.ts';
import type { Notebook } from '../markor/notebook-change.ts';
import { sampleDistinct } from '../sample-distinct.ts';
import { additionNearMisses } from './addition-near-misses.ts';
import {
  type AskedRecipe,
  askedRecipe,
  isSameRecipe,
  readRecipes,
  sampleRecipe,
  sampleRecipes,
  sampleUntitledAs,
  writeRecipes,
} from './asked-recipe.ts';
import { type CookbookState, clearCookbook, fillCookbook, scoreRecipesAdded } from './cookbook.ts';
import { addRecipes } from './recipe-steps.ts';

const fileName = 'recipes.txt';

interface State {
  readonly cookbook: CookbookState;
  readonly notebook: Notebook;
}

interface Written {
  readonly inBroccoli: readonly AskedRecipe[];
  readonly inMarkor: readonly AskedRecipe[];
  readonly format: RowFormat;
}

async function prepare(context: TaskContext, { inBroccoli, inMarkor, format }: Written): Promise<State> {
  const notebook = await fillNotebook(context, { [fileName]: writeRecipes(inMarkor, format) });
  return { cookbook: await fillCookbook(context, inBroccoli), notebook };
}

const tearDown = async (context: TaskContext, state: State | undefined) => {
  await clearCookbook(context);
  await clearNotebook(context, state?.notebook);
};

const written = z.object({ recipes: z.array(askedRecipe).min(1), format: z.enum(rowFormats) });
const writtenWithTime = written.extend({ prepTime: z.string().min(1) });

const recipeAddMultipleRecipesFromMarkor = defineTask({
  name: 'RecipeAddMultipleRecipesFromMarkor',
  apps: [apps.broccoli.name, apps.markor.name],
  ...published.RecipeAddMultipleRecipesFromMarkor,
  params: written,
  sample: (random) => ({ recipes: sampleRecipes(random, 3), format: random.pick(rowFormats) }),
  goal: () => `Add all recipes that are in the file ${fileName} in Markor to Broccoli.`,
  setUp: (context, { recipes, format }) =>
    prepare(context, { inBroccoli: sampleUntitledAs(context.random, 10, recipes), inMarkor: recipes, format }),
  score: (context, { recipes }, { cookbook }) => scoreRecipesAdded(context, recipes, cookbook),
  tearDown: (context, _params, state) => tearDown(context, state),
  solution: async (ui) => addRecipes(ui, readRecipes(await readNote(ui, fileName))),
  nearMisses: additionNearMisses<z.infer<typeof written>>(({ recipes }) => recipes),
});

const recipeAddMultipleRecipesFromMarkor2 = defineTask({
  name: 'RecipeAddMultipleRecipesFromMarkor2',
  apps: [apps.broccoli.name, apps.markor.name],
  ...published.RecipeAddMultipleRecipesFromMarkor2,
  params: writtenWithTime,
  sample(random) {
    const prepTime = random.pick(recipeTimes);
    const draw = () => ({ ...sampleRecipe(random), preparationTime: prepTime });
    return {
      prepTime,
      recipes: sampleDistinct(random, 3, { draw, isSame: isSameRecipe }),
      format: random.pick(rowFormats),
    };
  },
  goal: ({ prepTime }) =>
    `Of the recipes in the file ${fileName} in Markor, add those to Broccoli whose preparation time is ${prepTime}.`,
  setUp(context, { recipes, format, prepTime }) {
    const { random } = context;
    const others = sampleUntitledAs(random, 40, recipes, ({ preparationTime }) => preparationTime !== prepTime);
    return prepare(context, { inBroccoli: others, inMarkor: random.shuffle([...recipes, ...others]), format });
  },
  score: (context, { recipes }, { cookbook }) => scoreRecipesAdded(context, recipes, cookbook),
  tearDown: (context, _params, state) => tearDown(context, state),
  async solution(ui, { prepTime }) {
    const recipes = readRecipes(await readNote(ui, fileName));
    await addRecipes(
      ui,
      recipes.filter(({ preparationTime }) => preparationTime === prepTime),
    );
  },
  nearMisses: [
    ...additionNearMisses<z.infer<typeof writtenWithTime>>(({ recipes }) => recipes),
    {
      name: 'one of another preparation time',
      async run(ui, { prepTime, recipes }) {
        const others = readRecipes(await readNote(ui, fileName)).filter(
          (recipe) => recipe.preparationTime !== prepTime,
        );
        await addRecipes(ui, [...recipes.slice(1), ...others.slice(0, 1)]);
      },
    },
  ],
});

export const recipeAdditionsFromMarkor: readonly AnyTask[] = [
  recipeAddMultipleRecipesFromMarkor,
  recipeAddMultipleRecipesFromMarkor2,
];
