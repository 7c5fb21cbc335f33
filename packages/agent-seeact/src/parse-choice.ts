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
 * Keys may be in any case and marked up; the value goes on to the end of the reply (or of its code block). Of several
 * choices the last counts: models think aloud first.
 */
export function parseChoice(reply: string): ParsedChoice {
  const lines = reply.replaceAll('\r\n', '\n').split('\n');
  const keyLines = lines
    .flatMap((line, number) => readKeyLine(line, number) ?? [])
    .map((line, place) => ({ ...line, place }));
  const actionLine = findActionLine(keyLines, lines);
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
  const element = readElement(neighbour('ELEMENT', actionLine, keyLines, lines)?.rest);
  const value = readValue(neighbour('VALUE', actionLine, keyLines, lines), lines);
  return { ok: true, ...(element !== undefined && { element }), action, ...(value !== undefined && { value }) };
}

type Key = 'ELEMENT' | 'ACTION' | 'VALUE';

interface KeyLine {
  readonly key: Key;
  /** Of all lines. */
  readonly number: number;
  /** Among the key lines. */
  readonly place: number;
  /** Bold, italics or code around the whole line: to be taken off its end. */
  readonly wrapping: string;
  readonly rest: string;
}

/** e.g. `**ACTION:** CLICK`, `- Action : click`, `1. `ELEMENT: A``. */
const keyPattern = /^(?:[-*>#]+\s|\d+[.)]\s|\s)*(?<marks>[*_`]*)(?<key>ELEMENT|ACTION|VALUE)(?<inner>[*_`]*)\s*:/i;

function readKeyLine(line: string, number: number): Omit<KeyLine, 'place'> | undefined {
  // A key stands at the start of its line; the bound keeps the search short on hostile lines.
  const found = keyPattern.exec(line.slice(0, 60));
  if (!found?.groups) return undefined;
  const { marks = '', key = '', inner = '' } = found.groups;
  const rest = line.slice(found[0].length);
  const closed = marks !== '' && inner === '' && rest.startsWith(marks);
  return {
    key: key.toUpperCase() as Key,
    number,
    wrapping: inner === '' && !closed ? marks : '',
    rest: closed ? rest.slice(marks.length) : rest,
  };
}

/** The last one that stands beside an ELEMENT or a VALUE and names an action; else the best there is. */
function findActionLine(keyLines: readonly KeyLine[], lines: readonly string[]): KeyLine | undefined {
  const all = keyLines.filter(({ key }) => key === 'ACTION');
  const beside = all.filter(
    (line) => neighbour('ELEMENT', line, keyLines, lines) ?? neighbour('VALUE', line, keyLines, lines),
  );
  const named = (line: KeyLine) => readSeeActAction(line.rest) !== undefined;
  return beside.findLast(named) ?? beside.at(-1) ?? all.findLast(named) ?? all.at(-1);
}

/** The nearest line with `key`, if nothing but blank lines and other keys stand between; ELEMENT comes before ACTION, VALUE after. */
function neighbour(
  key: Key,
  action: KeyLine,
  keyLines: readonly KeyLine[],
  lines: readonly string[],
): KeyLine | undefined {
  const towards = (step: 1 | -1): KeyLine | undefined => {
    for (let place = action.place + step; ; place += step) {
      const [before, here] = [keyLines[place - step], keyLines[place]];
      if (before === undefined || here === undefined || here.key === 'ACTION') return undefined;
      if (!isBlankBetween(before.number, here.number, lines)) return undefined;
      if (here.key === key) return here;
      // What follows VALUE belongs to it.
      if (step === 1 && here.key === 'VALUE') return undefined;
    }
  };
  return key === 'ELEMENT' ? (towards(-1) ?? towards(1)) : (towards(1) ?? towards(-1));
}

function isBlankBetween(one: number, other: number, lines: readonly string[]): boolean {
  return lines.slice(Math.min(one, other) + 1, Math.max(one, other)).every((line) => line.trim() === '');
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
