import { toPixels } from './to-pixels.ts';

/** The rules of the kit, and of each app for its own windows. */
class StyleSheets {
  readonly #sheets = new Map<string, { rules: string; sheet: CSSStyleSheet }>();

  /** @param packageName whose windows they style; undefined for all: the kit's */
  set(packageName: string | undefined, rules: string): void {
    const key = packageName ?? '';
    const known = this.#sheets.get(key);
    if (known?.rules === rules) return;
    const sheet = known?.sheet ?? new CSSStyleSheet();
    this.#sheets.set(key, { rules, sheet });
    if (known === undefined) document.adoptedStyleSheets.push(sheet);
    write(sheet, key, rules);
  }

  /** The density is another. */
  rewrite(): void {
    for (const [key, { sheet, rules }] of this.#sheets) write(sheet, key, rules);
  }
}

/** The style sheets of this page. */
export const styleSheets = new StyleSheets();

function write(sheet: CSSStyleSheet, packageName: string, rules: string): void {
  const css = toPixels(rules);
  sheet.replaceSync(packageName === '' ? css : `@scope ([data-styles="${packageName}"]) { ${css} }`);
}
