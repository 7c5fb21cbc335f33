import { shorten } from '@androidworld/core/internals';
import { deepestReply, depthOf } from './limits/reply-limits.ts';

/** What {@link findJsonObject} found: the object and its text, or why there is none, in words a model can act on. */
export type FoundJson =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>>; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/**
 * Finds the JSON object in a model's reply, whatever stands around it: sentences, headings, code fences. Braces and
 * quotes inside strings do not confuse it.
 *
 * Of several objects the last one counts: models think aloud, then decide. If that one is broken there is none, for
 * an earlier one may be what the model decided against. Only outermost objects count. What is nearly JSON (single
 * quotes, trailing commas, comments, line breaks in strings, Python's `True`) is not guessed at. Braces in prose
 * (`{name}`) are no object.
 */
export function findJsonObject(reply: string): FoundJson {
  let last: FoundJson = { ok: false, reason: 'There is no JSON object in the reply' };
  let from = 0;
  for (;;) {
    const start = startOfObject(reply, from);
    if (start === undefined) return last;
    const end = endOfObject(reply, start);
    if (end === undefined) return { ok: false, reason: unfinished(reply.slice(start)) };
    last = parse(reply.slice(start, end));
    from = end;
  }
}

/** A brace and then a key, however it is quoted, or nothing; comments make it a broken object, not prose. */
const OBJECT_START = /\{\s{0,200}(?:["'}/]|\w{1,100}\s{0,200}:)/g;

function startOfObject(text: string, from: number): number | undefined {
  OBJECT_START.lastIndex = from;
  return OBJECT_START.exec(text)?.index;
}

/** Behind the brace that closes the one at `start`; `undefined` if none does. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return undefined;
}

function parse(text: string): FoundJson {
  if (depthOf(text, deepestReply) > deepestReply) {
    return { ok: false, reason: `This JSON object is nested deeper than ${deepestReply} levels: ${excerpt(text)}` };
  }
  try {
    return { ok: true, value: JSON.parse(text), text };
  } catch (error) {
    const why = hintFor(text) ?? (error instanceof Error ? error.message : String(error));
    return { ok: false, reason: `This is not valid JSON: ${excerpt(text)} (${why})` };
  }
}

/** For the mistakes models make; what the parser says of them is about positions. */
function hintFor(text: string): string | undefined {
  const [outside, strings] = split(text);
  if (outside.includes("'")) return 'keys and texts need double quotes';
  if (/\/[/*]/.test(outside)) return 'comments are not allowed';
  if (/,\s*[}\]]/.test(outside)) return 'there is a comma before a closing bracket';
  if (/\b(?:True|False|None)\b/.test(outside)) return 'write true, false and null';
  if (/[\r\n]/.test(strings)) return 'there is a line break inside a text: write it as \\n';
  return undefined;
}

/** What stands outside of double quotes, and what inside. */
function split(text: string): readonly [outside: string, strings: string] {
  const string = /"(?:[^"\\]|\\[\s\S])*"/g;
  return [text.replaceAll(string, '""'), (text.match(string) ?? []).join('')];
}

function unfinished(text: string): string {
  return `This JSON object has no end: ${excerpt(text)} (a closing brace is missing, or a quote in a text lacks its backslash)`;
}

function excerpt(text: string): string {
  return shorten(text, 200);
}
