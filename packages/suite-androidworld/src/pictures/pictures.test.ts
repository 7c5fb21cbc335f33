import { createRandom } from '@androidworld/core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { expenseEntries, sampleExpenses } from '../tasks/expenses/asked-expense.ts';
import { recipeEntries, sampleRecipes } from '../tasks/recipes/asked-recipe.ts';
import { drawEntries, entryLayouts } from './entries.ts';
import { drawReceipt, receipt, sampleReceipt, transactionLines } from './receipt.ts';
import { bodySize, type Sheet, sheetWidth } from './sheet.ts';
import { capitalHeight, widthOf, wrap } from './typeface.ts';

/** Height in pixels of the phone's screen, in which a picture is shown as large as it fits. */
const screenHeight = 2400;

/** Pixels of the screen that capitals of the text are high when the picture is opened. */
function shownHeight(sheet: Sheet): number {
  return bodySize * capitalHeight * Math.min(1, screenHeight / sheet.height);
}

const seeds = Array.from({ length: 100 }, (_, index) => index + 1);

describe('pictures', () => {
  test.each(entryLayouts)('of recipes and expenses can be read at once: %s', (layout) => {
    for (const seed of seeds) {
      const random = createRandom(seed);
      expect(shownHeight(drawEntries('Recipe', recipeEntries(sampleRecipes(random, 3)), layout))).toBeGreaterThan(28);
      const expenses = expenseEntries(sampleExpenses(random, 10));
      expect(shownHeight(drawEntries('Expense', expenses, layout))).toBeGreaterThan(28);
    }
  });

  test('of receipts can be read at once, and keep to what a receipt may be', () => {
    for (const seed of seeds) {
      const sampled = sampleReceipt(createRandom(seed), 1 + (seed % 5));
      expect(receipt.parse(sampled)).toEqual(sampled);
      expect(shownHeight(drawReceipt(sampled))).toBeGreaterThan(28);
    }
  });

  test.each(['jpeg', 'png'] as const)('are true %s files as wide as the screen', async (format) => {
    const sheet = drawReceipt(sampleReceipt(createRandom(1), 3));
    const { data, info } = await sharp(await sheet.render(format))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: sheetWidth, height: sheet.height });
    const dark = data.filter((value) => value < 100).length / data.length;
    expect(dark).toBeGreaterThan(0.005);
    expect(dark).toBeLessThan(0.2);
  });

  test('are the same whenever they are drawn', async () => {
    const draw = () => drawReceipt(sampleReceipt(createRandom(7), 5)).render('png');
    expect(Buffer.compare(await draw(), await draw())).toBe(0);
  });

  test('differ in one digit of an amount', async () => {
    const { transactions, ...rest } = sampleReceipt(createRandom(7), 1);
    const draw = (cents: number) =>
      drawReceipt({ ...rest, transactions: transactions.map((each) => ({ ...each, price: 1000 + cents })) }).render(
        'png',
      );
    expect(Buffer.compare(await draw(1), await draw(2))).not.toBe(0);
  });
});

describe('transactionLines', () => {
  test('writes what the note must hold', () => {
    const transactions = [
      { date: '2023-05-01', item: 'USB-C Cable', price: 1205 },
      { date: '2023-06-30', item: 'Mouse', price: 900 },
    ];
    expect(transactionLines({ transactions })).toBe(
      'Date, Item, Amount\n2023-05-01, USB-C Cable, $12.05\n2023-06-30, Mouse, $9.00',
    );
  });
});

describe('wrap', () => {
  test('fills lines up to a width, and loses nothing', () => {
    const text = 'Mix flaked haddock with cold mashed potato and chives, and fry in breadcrumbs.';
    const lines = wrap(text, 400, bodySize, 'regular');
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(widthOf(line, bodySize, 'regular')).toBeLessThanOrEqual(400);
  });

  test('leaves a word alone that is too wide', () => {
    expect(wrap('an incomprehensibility', 50, bodySize, 'regular')).toEqual(['an', 'incomprehensibility']);
  });
});
