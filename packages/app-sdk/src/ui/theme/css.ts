let written = '';

/**
 * Adds rules to the screens of the app: one call at the top of the file of the component they style. Lengths are dp
 * (`px`) and sp (`rem / 16`: `0.875rem` is 14 sp), which become whole pixels of the screen; colours are the theme's
 * (`var(--on-surface)`). The rules hold in this app alone.
 */
export function css(strings: TemplateStringsArray, ...values: readonly (string | number)[]): void {
  written += String.raw({ raw: strings.raw }, ...values);
}

/** What was written since this was last asked: when an app's module has run, the rules of that app. */
export function takeRules(): string {
  const rules = written;
  written = '';
  return rules;
}
