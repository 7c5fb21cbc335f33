import { column, defineDatabase, type RowOf } from '@androidworld/app-sdk';

const recipe = {
  id: column.integer('recipeId'),
  title: column.text().nullable(),
  /** Of a file in the folder of pictures; empty without one. */
  imageName: column.text().nullable(),
  description: column.text().nullable(),
  servings: column.text().nullable(),
  preparationTime: column.text().nullable(),
  source: column.text().nullable(),
  ingredients: column.text().nullable(),
  directions: column.text().nullable(),
  favorite: column.boolean(),
};

const category = {
  id: column.integer('categoryId'),
  name: column.text().nullable(),
};

const recipeInCategory = {
  recipeId: column.integer(),
  categoryId: column.integer(),
};

/** A row of `recipes`. */
export type StoredRecipe = RowOf<typeof recipe>;

const synchronised = ['title', 'description', 'source', 'ingredients'].map((name) => `\`${name}\``).join(', ');
const trigger = (name: string, when: string) =>
  `CREATE TRIGGER room_fts_content_sync_recipes_fts_${name} ${when} ON \`recipes\` BEGIN`;
const removes = 'DELETE FROM `recipes_fts` WHERE `docid`=OLD.`rowid`; END';
const adds = `INSERT INTO \`recipes_fts\`(\`docid\`, ${synchronised}) VALUES (NEW.\`rowid\`, NEW.\`title\`, NEW.\`description\`, NEW.\`source\`, NEW.\`ingredients\`); END`;

/** `/data/data/com.flauschcode.broccoli/databases/broccoli` */
export const database = defineDatabase({
  name: 'broccoli',
  version: 1,
  identityHash: '1548e88f42d976a4b4915ca1cfa71e00',
  foreignKeys: true,
  create: [
    'CREATE TABLE `recipes` (`recipeId` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `title` TEXT, `imageName` TEXT, `description` TEXT, `servings` TEXT, `preparationTime` TEXT, `source` TEXT, `ingredients` TEXT, `directions` TEXT, `favorite` INTEGER NOT NULL)',
    'CREATE TABLE `categories` (`categoryId` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `name` TEXT)',
    'CREATE TABLE `recipes_with_categories` (`recipeId` INTEGER NOT NULL, `categoryId` INTEGER NOT NULL, PRIMARY KEY(`recipeId`, `categoryId`), FOREIGN KEY(`recipeId`) REFERENCES `recipes`(`recipeId`) ON UPDATE NO ACTION ON DELETE CASCADE , FOREIGN KEY(`categoryId`) REFERENCES `categories`(`categoryId`) ON UPDATE NO ACTION ON DELETE CASCADE )',
    'CREATE INDEX `index_recipes_with_categories_recipeId` ON `recipes_with_categories` (`recipeId`)',
    'CREATE INDEX `index_recipes_with_categories_categoryId` ON `recipes_with_categories` (`categoryId`)',
    'CREATE VIRTUAL TABLE `recipes_fts` USING FTS4(`title` TEXT, `description` TEXT, `source` TEXT, `ingredients` TEXT, tokenize=unicode61 `tokenchars=#`, content=`recipes`)',
    `${trigger('BEFORE_UPDATE', 'BEFORE UPDATE')} ${removes}`,
    `${trigger('BEFORE_DELETE', 'BEFORE DELETE')} ${removes}`,
    `${trigger('AFTER_UPDATE', 'AFTER UPDATE')} ${adds}`,
    `${trigger('AFTER_INSERT', 'AFTER INSERT')} ${adds}`,
  ],
  tables: { recipes: recipe, categories: category, recipes_with_categories: recipeInCategory },
});
