import { readSeeActAction, type SeeActAction } from './seeact-action.ts';

/** The ELEMENT, ACTION and VALUE a model ended its reply with, or why there are none. */
export type ParsedChoice =
  | {
      readonly ok: true;
      /** A letter, or what was written instead of one. Absent for `None`. */
      readonly element?: string;
      readonly action: SeeActAction;
      /** As it was written: colons, periods and line breaks included. Absent for `None`. */
      readonly value?: string;
    }
  | { readonly ok: false; readonly cause: string };

/**
 * Reads the choice at the end of a model's reply.
 *
 * Keys may be in any case and marked up; ELEMENT may also follow ACTION. VALUE comes last: it goes on to the end of the
 * reply (or of its code block). Of several choices the last that names an action counts: models think aloud first.
 */
export function parseChoice(reply: string): ParsedChoice {
  const lines = reply.replaceAll('\r\n', '\n').split('\n');
  const rows = readRows(lines);
  const actionLine = findActionLine(rows);
  if (actionLine === undefined) {
    return {
      ok: false,
      cause: 'the reply has no line "ACTION: …"; ELEMENT, ACTION and VALUE were expected on lines of their own',
    };
  }
  const action = readSeeActAction(actionLine.rest);
  if (action === undefined) {
    return { ok: false, cause: `${JSON.stringify(actionLine.rest.trim().slice(0, 80))} is not one of the actions` };
  }
  const element = readElement(findElementLine(actionLine, rows)?.rest);
  const value = readValue(findValueLine(actionLine, rows), lines);
  return { ok: true, ...(element !== undefined && { element }), action, ...(value !== undefined && { value }) };
}

type Key = 'ELEMENT' | 'ACTION' | 'VALUE';

interface KeyLine {
  readonly key: Key;
  /** Of all lines. */
  readonly number: number;
  /** Of the lines that are not blank. */
  readonly row: number;
  /** Bold, italics or code around the whole line: to be taken off its end. */
  readonly wrapping: string;
  readonly rest: string;
}

/** The lines that are not blank: those without a key are `undefined`. */
type Rows = readonly (KeyLine | undefined)[];

function readRows(lines: readonly string[]): Rows {
  return lines
    .map((line, number) => ({ line, number }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }, row) => readKeyLine(line, number, row));
}

/** e.g. `**ACTION:** CLICK`, `- Action : click`, `1. `ELEMENT: A``. */
const keyPattern = /^(?:[-*>#]+\s|\d+[.)]\s|\s)*(?<marks>[*_`]*)(?<key>ELEMENT|ACTION|VALUE)(?<inner>[*_`]*)\s*:/i;

function readKeyLine(line: string, number: number, row: number): KeyLine | undefined {
  // A key stands at the start of its line; on millions of blanks the search would run out of memory.
  const found = keyPattern.exec(line.slice(0, 60));
  if (found === null) return undefined;
  // None of the groups is optional.
  const { marks, key, inner } = found.groups as Record<'marks' | 'key' | 'inner', string>;
  const rest = line.slice(found[0].length);
  const closed = inner === '' && rest.startsWith(marks);
  return {
    key: key.toUpperCase() as Key,
    number,
    row,
    wrapping: inner === '' && !closed ? marks : '',
    rest: closed ? rest.slice(marks.length) : rest,
  };
}

/** The last one that has an ELEMENT or a VALUE and names an action; else the best there is. */
function findActionLine(rows: Rows): KeyLine | undefined {
  const all = rows.filter((line): line is KeyLine => line?.key === 'ACTION');
  const accompanied = all.filter((line) => findElementLine(line, rows) ?? findValueLine(line, rows));
  const best = accompanied.length > 0 ? accompanied : all;
  return best.findLast(({ rest }) => readSeeActAction(rest) !== undefined) ?? best.at(-1);
}

function findElementLine({ row }: KeyLine, rows: Rows): KeyLine | undefined {
  return [rows[row - 1], rows[row + 1]].find((line) => line?.key === 'ELEMENT');
}

function findValueLine({ row }: KeyLine, rows: Rows): KeyLine | undefined {
  const last = rows[row + 1]?.key === 'ELEMENT' ? rows[row + 2] : rows[row + 1];
  return last?.key === 'VALUE' ? last : undefined;
}

function readElement(written: string | undefined): string | undefined {
  const text = written?.replaceAll(/[*_`]/g, '').trim();
  if (text === undefined || isNone(text)) return undefined;
  // A letter by itself, or before punctuation: "A. "Save" button", "(B)", "choice C"; not the article of "A button".
  const letter = /^(?:(?:choice|option|element|letter)\s+)?[("'[]*([A-Z])(?=$|["').,:;\]-]|\s+[^\s\w])/i.exec(
    text,
  )?.[1];
  return letter?.toUpperCase() ?? text;
}

function readValue(line: KeyLine | undefined, lines: readonly string[]): string | undefined {
  if (line === undefined) return undefined;
  const following = lines.slice(line.number + 1);
  const value = unwrap([line.rest, ...withoutFence(following, line.number, lines)].join('\n').trim(), line.wrapping);
  return isNone(value) ? undefined : value;
}

/** Inside a code block the value ends where the block does. */
function withoutFence(following: readonly string[], number: number, lines: readonly string[]): readonly string[] {
  const isFence = (line: string) => line.trimStart().startsWith('```');
  const fencesBefore = lines.slice(0, number).filter(isFence).length;
  const end = following.findIndex(isFence);
  return fencesBefore % 2 === 1 && end !== -1 ? following.slice(0, end) : following;
}

function unwrap(text: string, marks: string): string {
  return marks !== '' && text.endsWith(marks) ? text.slice(0, -marks.length).trimEnd() : text;
}

function isNone(text: string): boolean {
  return text === '' || /^["'“(]?(none|null|n\/a)["'”)]?\.?$/i.test(text);
}
