import { escapeControls } from '../terminal/escape-terminal.ts';

/**
 * A text as a cell of a CSV file: control characters but line breaks and tabs are shown as escapes, and what a spreadsheet
 * would run as a formula gets a `'` in front, also behind blanks.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvText(text: string): string {
  const shown = escapeControls(text.replaceAll('\r\n', '\n'), '\n\t');
  return formula.test(shown) ? `'${shown}` : shown;
}

// Full-width forms too: spreadsheets of East Asia read them as the plain ones.
const formula = /^(?:[\t\n]|\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20])/u;
