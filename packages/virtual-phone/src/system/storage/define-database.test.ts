import { type AppApi, column, defineDatabase } from '@androidworld/app-sdk';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { appDatabase } from './app-database.ts';

/** An AppApi with the phone's own databases, in memory, and what it told of them. */
function setUp(connection = new SQLite(':memory:')) {
  const told: string[][] = [];
  const open = async (foreignKeys: boolean) => {
    if (foreignKeys) connection.pragma('foreign_keys = ON');
    return connection;
  };
  const database: AppApi['database'] = (_, { foreignKeys = false } = {}) =>
    appDatabase(
      () => open(foreignKeys),
      (tables) => told.push([...tables].sort()),
    );
  return { api: { database } as AppApi, connection, told };
}

/** Broccoli's, in short: Room with full-text search kept by triggers, and a foreign key. */
const recipes = defineDatabase({
  name: 'broccoli',
  version: 2,
  identityHash: '1548e88f42d976a4b4915ca1cfa71e00',
  foreignKeys: true,
  create: [
    'CREATE TABLE recipes (recipeId INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, title TEXT NOT NULL, favorite INTEGER NOT NULL)',
    'CREATE TABLE steps (recipeId INTEGER NOT NULL, text TEXT, FOREIGN KEY(recipeId) REFERENCES recipes(recipeId) ON DELETE CASCADE)',
    'CREATE VIRTUAL TABLE recipes_fts USING FTS4(title TEXT, tokenize=unicode61 `tokenchars=#`, content=`recipes`)',
    'CREATE TRIGGER sync_fts AFTER INSERT ON recipes BEGIN INSERT INTO recipes_fts(docid, title) VALUES (NEW.rowid, NEW.title); END',
    'CREATE VIEW favorites AS SELECT * FROM recipes WHERE favorite = 1',
  ],
  migrations: { 2: ['ALTER TABLE recipes ADD COLUMN favorite INTEGER NOT NULL DEFAULT 0'] },
  tables: {
    recipes: { id: column.integer('recipeId'), title: column.text(), isFavorite: column.boolean('favorite') },
    steps: { recipe: column.integer('recipeId'), text: column.text().nullable() },
    favorites: { title: column.text() },
  },
});

describe('defineDatabase()', () => {
  it('makes what the real app makes, once', async () => {
    const { api, connection } = setUp();
    await recipes.create(api);
    await recipes.create(api);
    const names = connection.prepare('SELECT name FROM sqlite_master WHERE rootpage > 0').pluck().all();
    expect(names).toEqual(expect.arrayContaining(['android_metadata', 'room_master_table', 'sqlite_sequence']));
    expect(connection.pragma('user_version', { simple: true })).toBe(2);
    expect(connection.prepare('SELECT * FROM room_master_table').all()).toEqual([
      { id: 42, identity_hash: '1548e88f42d976a4b4915ca1cfa71e00' },
    ]);
  });

  it('gives rows the names and types of the app, and takes them', async () => {
    const { api } = setUp();
    await recipes.create(api);
    const database = recipes.open(api);
    const id = await database.recipes.insert({ title: 'Soup #easy', isFavorite: true });
    expect(await database.recipes.all()).toEqual([{ id, title: 'Soup #easy', isFavorite: true }]);
    expect(await database.favorites.first()).toEqual({ title: 'Soup #easy' });
    expect(await database.recipes.count({ where: 'title LIKE ?', args: ['S%'] })).toBe(1);
    expect(
      await database.query({ title: column.text() }, "SELECT title FROM recipes_fts WHERE recipes_fts MATCH '#easy'"),
    ).toEqual([{ title: 'Soup #easy' }]);
    await database.steps.insert({ recipe: id, text: null });
    expect(await database.steps.all({ where: { text: null } })).toEqual([{ recipe: id, text: null }]);
    expect(await database.recipes.update({ isFavorite: false }, { where: { id } })).toBe(1);
    expect(await database.favorites.all()).toEqual([]);
  });

  it('tells of every table that is written, also by triggers and foreign keys', async () => {
    const { api, told } = setUp();
    await recipes.create(api);
    told.length = 0;
    const database = recipes.open(api);
    const id = await database.recipes.insert({ title: 'Soup', isFavorite: false });
    await database.transaction([recipes.tables.steps.insert({ recipe: id, text: 'Cook' })]);
    await database.recipes.delete({ where: { id } });
    await database.recipes.delete({ where: { id } });
    expect(told).toEqual([['recipes'], ['steps'], ['recipes', 'steps']]);
  });

  it('migrates an older one step by step, and refuses what Room refuses', async () => {
    const { api, connection } = setUp();
    connection.exec(
      'CREATE TABLE recipes (recipeId INTEGER PRIMARY KEY, title TEXT NOT NULL); PRAGMA user_version = 1',
    );
    await recipes.create(api);
    await recipes.open(api).recipes.insert({ title: 'Soup', isFavorite: true });
    connection.exec("UPDATE room_master_table SET identity_hash = 'other'");
    await expect(recipes.create(api)).rejects.toThrow('IllegalStateException: Room cannot verify the data integrity');
    connection.pragma('user_version = 3');
    await expect(recipes.create(api)).rejects.toThrow("SQLiteException: Can't downgrade database from version 3 to 2");
  });

  it('reads what others wrote as a Cursor does, and says where a value is missing', async () => {
    const { api, connection } = setUp();
    connection.exec(
      "CREATE TABLE recipes (recipeId, title, favorite); INSERT INTO recipes VALUES ('7 or so', 5, NULL)",
    );
    expect(await recipes.open(api).recipes.all()).toEqual([{ id: 7, title: '5', isFavorite: false }]);
    connection.exec('UPDATE recipes SET title = NULL');
    await expect(recipes.open(api).recipes.all()).rejects.toThrow(
      'NullPointerException: column "title" of table "recipes"',
    );
  });
});
