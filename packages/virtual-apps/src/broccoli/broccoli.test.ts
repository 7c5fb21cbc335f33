import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { activities, packageName } from './package-name.ts';

const path = `/data/data/${packageName}/databases/broccoli`;
const root = { uid: 0, gid: 0, groups: [] };
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(() => phone.system.packages.clear(packageName));

const open = async () => {
  await phone.start({ component: { packageName, className: activities.main } });
  await phone.find('New Recipe');
};
const select = async (sql: string) => (await phone.system.disk.database(path, root)).prepare(sql).all();
const eventually = (sql: string, expected: unknown) => expect.poll(() => select(sql)).toEqual(expected);
const titles = async () =>
  (await phone.nodes())
    .filter(({ resourceId }) => resourceId?.endsWith('card_text_view_title'))
    .map(({ text }) => text);
const insert = async (rows: readonly (readonly [title: string, description: string, directions: string])[]) => {
  await phone.system.processes.kill(packageName, { stopped: true, reason: 'test' });
  const statement = (await phone.system.disk.database(path, root)).prepare(
    "INSERT INTO recipes (title, imageName, description, servings, preparationTime, source, ingredients, directions, favorite) VALUES (?, '', ?, '2 servings', '1 hrs', '', '2 cups flour', ?, 0)",
  );
  for (const row of rows) statement.run(...row);
};

describe('Broccoli', () => {
  it('keeps what was typed, column by column, and shows it', async () => {
    await open();
    await phone.tap('New Recipe');
    await phone.type('new_title', ' Plum cake ');
    await phone.type('new_description', 'For two');
    await phone.key(4);
    await phone.type('new_servings', '2 servings');
    await phone.tap('SAVE');
    await phone.find('Cook');
    expect(await select('SELECT * FROM recipes')).toEqual([
      {
        ...{ recipeId: 1, title: ' Plum cake ', imageName: '', description: 'For two', servings: '2 servings' },
        ...{ preparationTime: '', source: '', ingredients: '', directions: '', favorite: 0 },
      },
    ]);
    expect(await select("SELECT docid FROM recipes_fts WHERE recipes_fts MATCH 'plum'")).toEqual([{ docid: 1 }]);
    expect((await phone.find('details_title')).text).toBe('Plum cake');
  });

  it('wants a title', async () => {
    await open();
    await phone.tap('New Recipe');
    await phone.tap('SAVE');
    await phone.find('new_title');
    expect(await select('SELECT * FROM recipes')).toEqual([]);
  });

  it('asks before it throws away what was typed', async () => {
    await open();
    await phone.tap('New Recipe');
    await phone.type('new_title', 'Half');
    await phone.key(4);
    await phone.key(4);
    await phone.tap('DISCARD');
    await phone.find('No recipes found.');
  });

  it('lists by title, whatever its case, and what came from outside', async () => {
    await open();
    await insert([
      ['zucchini', '', ''],
      ['Apple', '', ''],
      ['banana', '', ''],
    ]);
    await open();
    await phone.find('zucchini');
    expect(await titles()).toEqual(['Apple', 'banana', 'zucchini']);
  });

  it('searches titles before descriptions, and never directions', async () => {
    await open();
    await insert([
      ['Bread', 'with plum jam', ''],
      ['Plum tart', '', ''],
      ['Stew', '', 'Add a plum.'],
    ]);
    await open();
    await phone.tap('Search');
    await phone.input('plu');
    await phone.find('Plum tart');
    await expect.poll(titles).toEqual(['Plum tart', 'Bread']);
  });

  it('shows quantities apart, and directions numbered', async () => {
    await open();
    await insert([['Bread', '', 'Knead.\n2. Bake.']]);
    await open();
    await phone.tap('Bread');
    await phone.find('Cook');
    expect(await phone.texts()).toEqual(
      expect.arrayContaining(['2 servings', '1 hrs', '2', ' cups flour', '1', 'Knead.', 'Bake.']),
    );
  });

  it('deletes after asking', async () => {
    await open();
    await insert([
      ['Bread', '', ''],
      ['Soup', '', ''],
    ]);
    await open();
    await phone.tap('Bread');
    await phone.tap('More options');
    await phone.tap('Delete');
    await phone.tap('DELETE');
    await phone.find('New Recipe');
    await expect.poll(titles).toEqual(['Soup']);
  });

  it('marks favorites, and lists them alone', async () => {
    await open();
    await insert([
      ['Bread', '', ''],
      ['Soup', '', ''],
    ]);
    await open();
    await phone.tap('Soup');
    await phone.tap('Mark as favorite');
    await phone.find('Remove from favorites');
    await eventually('SELECT title FROM recipes WHERE favorite = 1', [{ title: 'Soup' }]);
    await phone.tap('Navigate up');
    await phone.tap('All recipes');
    await phone.tap('Favorites');
    await expect.poll(titles).toEqual(['Soup']);
  });

  it('shows all recipes again when a new one was saved', async () => {
    await open();
    await phone.tap('All recipes');
    await phone.tap('Favorites');
    await phone.find('No recipes found.');
    await phone.tap('New Recipe');
    await phone.type('new_title', 'Soup');
    await phone.tap('SAVE');
    await phone.tap('Navigate up');
    await expect.poll(titles).toEqual(['Soup']);
    await phone.find('All recipes');
  });

  it('has categories of one’s own', async () => {
    await open();
    await phone.tap('Open navigation drawer');
    await phone.tap('nav_categories');
    await phone.tap('Add category');
    await phone.type('category_name', 'Cakes');
    await phone.tap('SAVE');
    await phone.find('Cakes');
    await eventually('SELECT name FROM categories', [{ name: 'Cakes' }]);
  });
});
