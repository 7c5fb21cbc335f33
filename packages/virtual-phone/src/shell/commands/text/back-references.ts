import vm from 'node:vm';
import { type PosixKind, translatePosix } from './posix-pattern.ts';

/** A search with back-references may take for ever: it is given up after so long. */
const mostMs = 200;

const classes: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  alnum: '0-9A-Za-z',
  digit: '0-9',
  lower: 'a-z',
  upper: 'A-Z',
  space: String.raw`\t-\r `,
  blank: String.raw`\t `,
  punct: String.raw`!-\/:-@\[-\`{-~`,
  cntrl: String.raw`\0-\x1f\x7f`,
  xdigit: '0-9A-Fa-f',
  print: ' -~',
  graph: '!-~',
};

/**
 * Compiles expressions with back-references, which RE2 does not know.
 *
 * @returns all matches in a line, from left to right
 * @throws SyntaxError when one is no expression
 */
export function compileWithReferences(
  patterns: readonly string[],
  kind: PosixKind,
  { ignoresCase, wholeLines, wholeWords }: Readonly<Record<'ignoresCase' | 'wholeLines' | 'wholeWords', boolean>>,
): (line: string) => readonly string[] {
  const flags = ignoresCase ? 'gis' : 'gs';
  const searches = patterns.map((pattern) => {
    const source = translatePosix(pattern, kind, true).replaceAll(
      /\[:(\w+):\]/g,
      (whole, name: string) => classes[name] ?? whole,
    );
    const around = wholeLines ? `^(?:${source})$` : wholeWords ? `(?<!\\w)(?:${source})(?!\\w)` : source;
    return new RegExp(around, flags);
  });
  const script = new vm.Script('searches.flatMap((search) => line.match(search) ?? [])');
  const place: { readonly searches: readonly RegExp[]; line: string } = { searches, line: '' };
  const context = vm.createContext(place);
  return (line) => {
    place.line = line;
    const found: unknown = script.runInContext(context, { timeout: mostMs });
    return Array.isArray(found) ? found.map(String) : [];
  };
}
