/** A line of a recipe's ingredients: `2 cups flour` is `2` and ` cups flour`. */
export interface IngredientLine {
  readonly quantity: string;
  readonly text: string;
}

export function ingredientLines(ingredients: string): IngredientLine[] {
  return linesOf(ingredients).map((line) => splitQuantity(line.replace(/^[-–]\s*/, '')));
}

/** Lines of the directions, without numbers of their own. */
export function directionLines(directions: string): string[] {
  return linesOf(directions).map((line) => line.replace(/^\d+\.\s*/, ''));
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const number = String.raw`(?:\d+[\d,/.-]*|[½⅓⅔¼¾⅕⅛])(?:\s?[½⅓⅔¼¾⅕⅛])?`;
const quantity = new RegExp(`^(${number}(?:\\s*-\\s*${number})?)(.+)$`);

function splitQuantity(line: string): IngredientLine {
  const [, leading = '', text = line] = quantity.exec(line) ?? [];
  return { quantity: leading, text };
}

/** Multiplies what a quantity begins with; what is no number stays as it is. */
export function scaleQuantity(text: string, factor: number): string {
  if (factor === 1) return text;
  return text.replaceAll(/\d+\/\d+|\d+(?:[.,]\d+)?|[½⅓⅔¼¾⅕⅛]/g, (found) => {
    const value = numberOf(found) * factor;
    return String(Math.round(value * 100) / 100);
  });
}

const fractions: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
};

function numberOf(text: string): number {
  const [over, under] = text.split('/').map((part) => Number(part.replace(',', '.')));
  return fractions[text] ?? (under === undefined ? (over ?? 0) : (over ?? 0) / under);
}
