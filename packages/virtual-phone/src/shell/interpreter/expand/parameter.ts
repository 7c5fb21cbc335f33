import { ShellError } from '../failures.ts';
import type { Shell } from '../shell.ts';
import type { ParameterOperation, PartOf, WordNode } from '../syntax.ts';
import { type Expanded, wordBreak } from './fields.ts';
import type { Pattern } from './pattern.ts';
import { removePrefix, removeSuffix, replace } from './pattern-operations.ts';
import { quoteWord } from './quote-word.ts';

/** How words inside of `${…}` are expanded. */
interface Expand {
  readonly quoted: boolean;
  word(word: WordNode, quoted: boolean): Promise<Expanded[]>;
  text(word: WordNode): Promise<string>;
  pattern(word: WordNode): Promise<Pattern>;
  number(text: string): Promise<number>;
}

/** What a parameter holds: a text, or the elements of `$@`, `$*`, `${a[@]}`. */
type Value = { readonly text: string | undefined } | { readonly elements: readonly string[]; readonly joined: boolean };

/** `$x`, `${x…}` */
export async function expandParameter(
  shell: Shell,
  part: PartOf<'ParameterExpansion'>,
  expand: Expand,
): Promise<Expanded[]> {
  const { parameter, operation } = part;
  const place = await placeOf(parameter, expand);
  if (operation === null) {
    const value = holding(shell, place);
    if ('text' in value && value.text === undefined) shell.requireSet(parameter);
    return pieces(shell, value, expand.quoted);
  }
  if (operation.type === 'Length') return one(String(lengthOf(shell, place)), expand.quoted);
  return await operate(shell, place, operation, expand);
}

interface Place {
  readonly parameter: string;
  readonly name: string;
  /** `@` and `*` for all elements. */
  readonly index: number | '@' | '*';
}

async function placeOf(parameter: string, expand: Expand): Promise<Place> {
  const [, name, subscript] = /^([A-Za-z_]\w*)\[([\s\S]*)\]$/.exec(parameter) ?? [];
  if (name === undefined || subscript === undefined) return { parameter, name: parameter, index: 0 };
  if (subscript === '@' || subscript === '*') return { parameter, name, index: subscript };
  return { parameter, name, index: await expand.number(subscript) };
}

function holding(shell: Shell, { name, index }: Place): Value {
  if (name === '@' || name === '*') return { elements: shell.parameters, joined: name === '*' };
  if (index === '@' || index === '*') {
    return { elements: shell.variables.elements(name).map(([, value]) => value), joined: index === '*' };
  }
  return { text: special(shell, name) ?? shell.variables.get(name, index) };
}

function special(shell: Shell, name: string): string | undefined {
  if (/^\d+$/.test(name)) return name === '0' ? shell.name : shell.parameters[Number(name) - 1];
  switch (name) {
    case '?':
      return String(shell.status);
    case '#':
      return String(shell.parameters.length);
    case '$':
      return String(shell.mainPid);
    case '!':
      return shell.backgroundPid === undefined ? undefined : String(shell.backgroundPid);
    case '-':
      return shell.optionLetters();
    default:
      return undefined;
  }
}

function lengthOf(shell: Shell, place: Place): number {
  const value = holding(shell, place);
  if ('elements' in value) return value.elements.length;
  if (value.text === undefined) shell.requireSet(place.parameter);
  return [...(value.text ?? '')].length;
}

function one(text: string, quoted: boolean): Expanded[] {
  return [{ text, quoted, split: !quoted }];
}

function pieces(shell: Shell, value: Value, quoted: boolean): Expanded[] {
  if ('text' in value) return one(value.text ?? '', quoted);
  const { elements, joined } = value;
  if (quoted && joined) {
    const separator = (shell.variables.get('IFS') ?? ' ').charAt(0);
    return one(elements.join(separator), true);
  }
  return elements.flatMap((text, place) => [
    ...(place > 0 ? [wordBreak] : []),
    { text, quoted, split: !quoted },
  ]) as Expanded[];
}

async function operate(
  shell: Shell,
  place: Place,
  operation: Exclude<ParameterOperation, { type: 'Length' }>,
  expand: Expand,
): Promise<Expanded[]> {
  const value = holding(shell, place);
  const isSet = 'elements' in value ? value.elements.length > 0 : value.text !== undefined;
  const isFilled = 'elements' in value ? value.elements.some((text) => text !== '') : Boolean(value.text);
  switch (operation.type) {
    case 'DefaultValue':
      if (operation.checkEmpty ? isFilled : isSet) return pieces(shell, value, expand.quoted);
      return await alternative(operation.word, expand);
    case 'UseAlternative':
      if (operation.checkEmpty ? isFilled : isSet) return await alternative(operation.word, expand);
      return expand.quoted ? one('', true) : [];
    case 'AssignDefault': {
      if (operation.checkEmpty ? isFilled : isSet) return pieces(shell, value, expand.quoted);
      if (!/^[A-Za-z_]\w*$/.test(place.name) || typeof place.index !== 'number') {
        throw new ShellError(`\${${place.parameter}=}: bad substitution`);
      }
      const text = await expand.text(operation.word);
      shell.variables.set(place.name, text, place.index);
      return one(text, expand.quoted);
    }
    case 'ErrorIfUnset': {
      if (operation.checkEmpty ? isFilled : isSet) return pieces(shell, value, expand.quoted);
      const text = operation.word === null ? '' : await expand.text(operation.word);
      throw new ShellError(`${place.parameter}: ${text === '' ? 'parameter null or not set' : text}`);
    }
    case 'Substring': {
      // Of one text only; lists are bash's.
      if ('elements' in value) throw badSubstitution(place);
      const offset = await expand.number(operation.offset.originalText ?? '');
      const length = operation.length === null ? undefined : await expand.number(operation.length.originalText ?? '');
      return await transform(shell, place, value, expand, (text) => substring(text, offset, length));
    }
    case 'PatternRemoval': {
      const pattern = await expand.pattern(operation.pattern);
      const remove = operation.side === 'prefix' ? removePrefix : removeSuffix;
      return await transform(shell, place, value, expand, (text) =>
        remove(text, pattern, operation.greedy, () => shell.process.pace()),
      );
    }
    case 'PatternReplacement': {
      const pattern = await expand.pattern(operation.pattern);
      const by = operation.replacement === null ? '' : await expand.text(operation.replacement);
      return await transform(shell, place, value, expand, (text) =>
        replace(text, pattern, by, operation, () => shell.process.pace()),
      );
    }
    case 'Transform':
      if (operation.operator === 'Q') return await transform(shell, place, value, expand, quoteWord);
      throw badSubstitution(place);
    case 'ArrayKeys':
      return pieces(
        shell,
        {
          elements: shell.variables.elements(operation.array).map(([index]) => String(index)),
          joined: operation.star,
        },
        expand.quoted,
      );
    case 'Indirection':
      // mksh gives the name of what a name reference refers to: that of the variable itself here.
      return one(place.name, expand.quoted);
    default:
      throw badSubstitution(place);
  }
}

function badSubstitution(place: Place): ShellError {
  return new ShellError(`\${${place.parameter}}: bad substitution`);
}

/** The word of `${x:-word}`: its unquoted text is cut into words as a result is. */
async function alternative(word: WordNode, expand: Expand): Promise<Expanded[]> {
  const expanded = await expand.word(word, expand.quoted);
  if (expanded.length === 0) return expand.quoted ? one('', true) : [];
  if (expand.quoted) return expanded;
  return expanded.map((piece) => (piece === wordBreak || piece.quoted ? piece : { ...piece, split: true }));
}

async function transform(
  shell: Shell,
  place: Place,
  value: Value,
  expand: Expand,
  change: (text: string) => Promise<string> | string,
): Promise<Expanded[]> {
  if ('text' in value) {
    if (value.text === undefined) shell.requireSet(place.parameter);
    return one(await change(value.text ?? ''), expand.quoted);
  }
  const elements: string[] = [];
  for (const text of value.elements) elements.push(await change(text));
  return pieces(shell, { ...value, elements }, expand.quoted);
}

function substring(text: string, offset: number, length: number | undefined): string {
  const characters = [...text];
  const from = offset < 0 ? characters.length + offset : offset;
  if (from < 0) return '';
  const to = length === undefined ? characters.length : length < 0 ? characters.length + length : from + length;
  return characters.slice(from, to).join('');
}
