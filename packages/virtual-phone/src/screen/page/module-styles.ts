interface Rules {
  readonly sheet: CSSStyleSheet;
  readonly rules: readonly CSSRule[];
}

/** What modules that may be replaced have added to the page's styles, by whose they are. */
const added = new Map<string, readonly Rules[]>();

/** Loads a module in the place of another: the styles of the one before go as soon as the new ones are there. */
export async function replacingStyles<T>(owner: string, load: () => Promise<T>): Promise<T> {
  const before = new Map(document.adoptedStyleSheets.map((sheet) => [sheet, sheet.cssRules.length]));
  const loaded = await load();
  for (const { sheet, rules } of added.get(owner) ?? []) remove(sheet, rules);
  const now = document.adoptedStyleSheets.map((sheet) => ({ sheet, rules: [...sheet.cssRules] }));
  const old = new Map((added.get(owner) ?? []).map(({ sheet, rules }) => [sheet, rules.length]));
  added.set(
    owner,
    now.map(({ sheet, rules }) => ({ sheet, rules: rules.slice((before.get(sheet) ?? 0) - (old.get(sheet) ?? 0)) })),
  );
  return loaded;
}

function remove(sheet: CSSStyleSheet, rules: readonly CSSRule[]): void {
  for (const rule of rules) {
    const place = [...sheet.cssRules].indexOf(rule);
    if (place >= 0) sheet.deleteRule(place);
  }
}
