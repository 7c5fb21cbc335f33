import { ShellError } from '../failures.ts';
import type { Shell } from '../shell.ts';
import type { WordNode, WordPart } from '../syntax.ts';
import { evaluateText } from './arithmetic-text.ts';
import { expandBraces } from './braces.ts';
import { type Expanded, splitFields, textOf, wordBreak } from './fields.ts';
import { expandGlob } from './glob.ts';
import { expandParameter } from './parameter.ts';
import { compilePattern, isPattern, type Pattern, type Piece } from './pattern.ts';

/** The words that the words of a command become. */
export async function expandWords(shell: Shell, words: readonly WordNode[]): Promise<string[]> {
  const result: string[] = [];
  let size = 0;
  for (const word of words) {
    const plain = plainText(word);
    if (plain !== undefined) {
      result.push(plain);
      continue;
    }
    for (const each of expandBraces(word)) {
      const turn = shell.step();
      if (turn !== undefined) await turn;
      for (const text of await expandWord(shell, each)) {
        size += text.length + wordSize;
        checkSize(size);
        result.push(text);
      }
    }
  }
  return result;
}

/** One text: no words are made of it, and no file names. For assignments, redirections, `case`. */
export async function expandText(shell: Shell, word: WordNode): Promise<string> {
  return plainText(word) ?? textOf(await expandPieces(shell, word));
}

/** What quoted parts of a word mean stays known. */
export async function expandPattern(shell: Shell, word: WordNode): Promise<Pattern> {
  return compilePattern(await expandPieces(shell, word));
}

/** More than this does not fit into the memory that a phone gives one of its shells. */
export const mostCharacters = 16 * 1024 * 1024;

/** What a word takes besides its characters. */
const wordSize = 64;

export function checkSize(size: number): void {
  if (size > mostCharacters) throw new ShellError(`internal error: can't allocate ${size} data bytes`);
}

/** Most words are plain: they need no promise. */
function plainText(word: WordNode): string | undefined {
  const [part] = word.parts;
  if (word.parts.length !== 1 || part === undefined) return word.parts.length === 0 ? '' : undefined;
  if (part.type === 'Literal') return /[*?[]/.test(part.value) ? undefined : part.value;
  if (part.type === 'SingleQuoted' || part.type === 'Escaped') return part.value;
  if (part.type !== 'DoubleQuoted' || part.parts.length > 1) return undefined;
  const inner = part.parts[0];
  if (inner === undefined) return '';
  return inner.type === 'Literal' ? inner.value : undefined;
}

async function expandWord(shell: Shell, word: WordNode): Promise<string[]> {
  const pieces = await expandParts(shell, word.parts, false);
  const result: string[] = [];
  for (const field of splitFields(pieces, shell.variables.get('IFS') ?? ' \t\n')) {
    // `$@` may be many.
    const turn = shell.process.pace();
    if (turn !== undefined) await turn;
    const paths = shell.options.noglob || !isPattern(field) ? [] : await pathsOf(shell, field);
    if (paths.length > 0) result.push(...paths);
    else result.push(textOf(field));
  }
  return result;
}

function pathsOf(shell: Shell, field: readonly Piece[]): Promise<readonly string[]> {
  return expandGlob(field, {
    disk: shell.start.system.disk,
    who: shell.process.identity,
    cwd: shell.cwd,
    pace: () => shell.process.pace(),
  });
}

async function expandPieces(shell: Shell, word: WordNode): Promise<Piece[]> {
  const pieces: Piece[] = [];
  let size = 0;
  for (const piece of await expandParts(shell, word.parts, false)) {
    pieces.push(piece === wordBreak ? { text: ' ', quoted: true } : piece);
    size += piece === wordBreak ? 1 : piece.text.length;
  }
  checkSize(size);
  return pieces;
}

/** @param quoted inside double quotes */
async function expandParts(shell: Shell, parts: readonly WordPart[], quoted: boolean): Promise<Expanded[]> {
  if (parts.length === 1 && parts[0] !== undefined) return await expandPart(shell, parts[0], quoted);
  const pieces: Expanded[] = [];
  for (const part of parts) for (const piece of await expandPart(shell, part, quoted)) pieces.push(piece);
  return pieces;
}

async function expandPart(shell: Shell, part: WordPart, quoted: boolean): Promise<Expanded[]> {
  switch (part.type) {
    case 'Literal':
      return [{ text: part.value, quoted, split: false }];
    case 'SingleQuoted':
    case 'Escaped':
      return [{ text: part.value, quoted: true, split: false }];
    case 'DoubleQuoted':
      return part.parts.length === 0
        ? [{ text: '', quoted: true, split: false }]
        : await expandParts(shell, part.parts, true);
    case 'ParameterExpansion':
      return await expandParameter(shell, part, {
        quoted,
        word: async (word, isQuoted) => await expandParts(shell, word.parts, isQuoted),
        text: (word) => expandText(shell, word),
        pattern: (word) => expandPattern(shell, word),
        number: (text) => evaluateText(shell, text, expandText),
      });
    case 'CommandSubstitution':
      return [{ text: await shell.runner.capture(shell, part.body), quoted, split: !quoted }];
    case 'ArithmeticExpansion': {
      const text = part.expression.originalText ?? '';
      return [{ text: String(await evaluateText(shell, text, expandText)), quoted, split: !quoted }];
    }
    case 'TildeExpansion':
      return [{ text: home(shell, part.user), quoted: true, split: false }];
    case 'Glob':
      return [{ text: part.pattern, quoted, split: false }];
    case 'BraceExpansion': {
      // Where no words are made of it, a brace is text.
      const [word] = [...expandBraces({ type: 'Word', parts: [part] })];
      return word === undefined ? [] : await expandParts(shell, word.parts, quoted);
    }
    case 'ProcessSubstitution':
      throw new ShellError("syntax error: unexpected '('");
  }
}

function home(shell: Shell, user: string | null): string {
  if (user === null) return shell.variables.get('HOME') ?? '~';
  if (user === '+') return shell.cwd;
  if (user === '-') return shell.variables.get('OLDPWD') ?? '~-';
  return `~${user}`;
}
