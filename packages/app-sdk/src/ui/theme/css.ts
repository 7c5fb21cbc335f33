const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/**
 * Adds rules to the page: one call at the top of the file of the component they style. Lengths are dp (`px`) and sp
 * (`rem / 16`: `0.875rem` is 14 sp); colours are the theme's (`var(--on-surface)`). Begin each selector with a class
 * name of your own, e.g. `.contacts-avatar`.
 */
export function css(strings: TemplateStringsArray, ...values: readonly (string | number)[]): void {
  const rules = new CSSStyleSheet();
  rules.replaceSync(String.raw({ raw: strings.raw }, ...values));
  for (const rule of rules.cssRules) sheet.insertRule(rule.cssText, sheet.cssRules.length);
}
