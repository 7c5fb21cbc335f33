/** Hundredths as lists show them: `12,345.5`, without zeros at the end. */
export function amountText(cents: number): string {
  const [whole = '0', rest] = plainAmount(cents).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return rest === undefined ? grouped : `${grouped}.${rest}`;
}

/** As the form shows them: `12345.5`. */
export function plainAmount(cents: number): string {
  return String(cents / 100);
}

/** Whether this may stand in the field: eight digits, and two after a dot. */
export function isAmount(text: string): boolean {
  return /^\d{0,8}(?:\.\d{0,2})?$/.test(text);
}

/** What stands in the field when `typed` would: keys that make it no amount are dropped, the others stay. */
export function acceptAmount(before: string, typed: string): string {
  if (isAmount(typed)) return typed;
  // One key too many changes nothing, wherever it was pressed.
  if (typed.length <= before.length + 1) return before;
  return [...typed].reduce((kept, key) => (isAmount(kept + key) ? kept + key : kept), '');
}

/** @returns hundredths; nothing when no number was entered */
export function parseAmount(text: string): number | undefined {
  return /\d/.test(text) && isAmount(text) ? Math.round(Number(text) * 100) : undefined;
}
