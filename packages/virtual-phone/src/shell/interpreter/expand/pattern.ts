/** A piece of a word: quoted text stands for itself. */
export interface Piece {
  readonly text: string;
  readonly quoted: boolean;
}

type Test = (character: string) => boolean;

/** Reads one character and goes on, or goes on to others at once. */
type State = { readonly test: Test; next: number } | { readonly branches: number[] };

/** A pattern of the shell: `*`, `?`, `[…]`, mksh's `*(…)`, `+(…)`, `?(…)`, `@(…)`, and `!(…)` as a whole pattern. */
export interface Pattern {
  /** The text, when nothing in it is special. */
  readonly literal: string | undefined;
  readonly states: readonly State[];
  readonly accept: number;
  /** `!(…)`: what the rest does not match. */
  readonly isNegated: boolean;
}

export function compilePattern(pieces: readonly Piece[]): Pattern {
  const glyphs = pieces.flatMap(({ text, quoted }) => [...text].map((character) => ({ character, quoted })));
  if (!glyphs.some(({ character, quoted }) => !quoted && /[*?[\\(]/.test(character))) {
    return { literal: pieces.map(({ text }) => text).join(''), states: [], accept: 0, isNegated: false };
  }
  const isNegated = isWholeNegation(glyphs);
  const positive = isNegated ? [{ character: '@', quoted: false }, ...glyphs.slice(1)] : glyphs;
  return { ...new Compiler(positive).compile(), isNegated };
}

function isWholeNegation(glyphs: readonly Glyph[]): boolean {
  const special = (place: number, character: string) =>
    glyphs.at(place)?.character === character && glyphs.at(place)?.quoted === false;
  if (!special(0, '!') || !special(1, '(') || !special(-1, ')')) return false;
  let depth = 0;
  const closing = glyphs.findIndex(({ character, quoted }) => {
    if (!quoted && character === '(') depth += 1;
    if (!quoted && character === ')') depth -= 1;
    return !quoted && character === ')' && depth === 0;
  });
  return closing === glyphs.length - 1;
}

/** Whether pieces hold anything that a file name is matched with. */
export function isPattern(pieces: readonly Piece[]): boolean {
  return pieces.some(({ text, quoted }) => !quoted && /[*?]|\[[\s\S]*\]|[+@!]\(/.test(text)) || isSplitSet(pieces);
}

/** `[` in one piece and `]` in another. */
function isSplitSet(pieces: readonly Piece[]): boolean {
  const open = pieces.findIndex(({ text, quoted }) => !quoted && text.includes('['));
  return open >= 0 && pieces.slice(open + 1).some(({ text, quoted }) => !quoted && text.includes(']'));
}

export function matches(pattern: Pattern, text: string): boolean {
  if (pattern.literal !== undefined) return pattern.literal === text;
  const characters = charactersOf(text);
  let isMatch = false;
  const steps = prefixes(pattern, characters, 0, (end) => {
    isMatch = end === characters.length;
    return true;
  });
  for (const _ of steps);
  return isMatch !== pattern.isNegated;
}

/** A text by characters: itself, unless some take two places. */
export function charactersOf(text: string): ArrayLike<string> {
  return /[\ud800-\udbff]/.test(text) ? [...text] : text;
}

/**
 * Finds all ends of what a pattern matches from a place on, shortest first, in one pass over the text. A generator, so
 * that a long pass can be interrupted: it yields now and then.
 *
 * @param found given each end; goes on while it returns true
 */
export function* prefixes(
  pattern: Pattern,
  characters: ArrayLike<string>,
  start: number,
  found: (end: number) => boolean,
): Generator<void> {
  let current = new Set<number>();
  follow(pattern, 0, current);
  for (let at = start, work = 0; ; at += 1) {
    if (current.has(pattern.accept) && !found(at)) return;
    const character = characters[at];
    if (at >= characters.length || character === undefined || current.size === 0) return;
    const next = new Set<number>();
    for (const place of current) {
      const state = pattern.states[place];
      if (state !== undefined && 'test' in state && state.test(character)) follow(pattern, state.next, next);
    }
    work += current.size;
    if (work > 2_000) {
      work = 0;
      yield;
    }
    current = next;
  }
}

function follow(pattern: Pattern, place: number, into: Set<number>): void {
  const stack = [place];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    if (into.has(top)) continue;
    into.add(top);
    const state = pattern.states[top];
    if (state !== undefined && 'branches' in state) stack.push(...state.branches);
  }
}

interface Glyph {
  readonly character: string;
  readonly quoted: boolean;
}

class Compiler {
  readonly #glyphs: readonly Glyph[];
  readonly #states: State[] = [];
  #at = 0;

  constructor(glyphs: readonly Glyph[]) {
    this.#glyphs = glyphs;
  }

  compile(): Pattern {
    const start = this.#branch();
    let end = this.#sequence(start, false);
    // A `)` without its `(` stands for itself.
    while (this.#at < this.#glyphs.length) {
      end = this.#consume(end, this.#literal(this.#glyphs[this.#at++]?.character ?? ''));
      end = this.#sequence(end, false);
    }
    return { literal: undefined, states: this.#states, accept: end, isNegated: false };
  }

  /** @returns the state after the sequence, which ends at `|` or `)` inside a group */
  #sequence(from: number, inGroup: boolean): number {
    let state = from;
    for (let glyph = this.#glyphs[this.#at]; glyph !== undefined; glyph = this.#glyphs[this.#at]) {
      const { character, quoted } = glyph;
      const next = this.#glyphs[this.#at + 1];
      if (inGroup && !quoted && (character === '|' || character === ')')) break;
      if (!quoted && '*+?@'.includes(character) && next?.character === '(' && !next.quoted && this.#closes()) {
        this.#at += 2;
        state = this.#group(character, state);
        continue;
      }
      this.#at += 1;
      if (quoted) state = this.#consume(state, this.#literal(character));
      else if (character === '*') state = this.#any(state);
      else if (character === '?') state = this.#consume(state, () => true);
      else if (character === '[') state = this.#consume(state, this.#set() ?? this.#literal('['));
      else if (character === '\\' && next !== undefined) {
        this.#at += 1;
        state = this.#consume(state, this.#literal(next.character));
      } else state = this.#consume(state, this.#literal(character));
    }
    return state;
  }

  #group(kind: string, from: number): number {
    const inner = this.#branch();
    this.#link(from, inner);
    const end = this.#branch();
    for (;;) {
      const alternative = this.#branch();
      this.#link(inner, alternative);
      this.#link(this.#sequence(alternative, true), end);
      const closer = this.#glyphs[this.#at++];
      if (closer === undefined || closer.character === ')') break;
    }
    if (kind === '?' || kind === '*') this.#link(inner, end);
    if (kind === '*' || kind === '+') this.#link(end, inner);
    return end;
  }

  /** Whether the group that begins here has its end. */
  #closes(): boolean {
    let depth = 0;
    for (let at = this.#at + 1; at < this.#glyphs.length; at += 1) {
      const glyph = this.#glyphs[at];
      if (glyph === undefined || glyph.quoted) continue;
      if (glyph.character === '(') depth += 1;
      if (glyph.character === ')') depth -= 1;
      if (depth === 0) return true;
    }
    return false;
  }

  /** `[a-z]`, `[!a]`, `[[:alpha:]]`; undefined when the bracket has no end. */
  #set(): Test | undefined {
    const from = this.#at;
    const negated = this.#isAt('!') || this.#isAt('^');
    if (negated) this.#at += 1;
    const tests: Test[] = [];
    for (let first = true; ; first = false) {
      const glyph = this.#glyphs[this.#at];
      if (glyph === undefined) {
        this.#at = from;
        return undefined;
      }
      this.#at += 1;
      if (glyph.character === ']' && !glyph.quoted && !first) break;
      if (glyph.character === '[' && this.#isAt(':')) {
        const named = this.#namedClass();
        if (named !== undefined) {
          tests.push(named);
          continue;
        }
      }
      const low =
        glyph.character === '\\' && !glyph.quoted ? (this.#glyphs[this.#at++]?.character ?? '\\') : glyph.character;
      const high = this.#glyphs[this.#at + 1];
      if (this.#isAt('-') && high !== undefined && (high.character !== ']' || high.quoted)) {
        this.#at += 2;
        tests.push(inRange(low, high.character));
      } else tests.push((character) => character === low);
    }
    return (character) => tests.some((test) => test(character)) !== negated;
  }

  #namedClass(): Test | undefined {
    const rest = this.#glyphs
      .slice(this.#at, this.#at + 12)
      .map(({ character }) => character)
      .join('');
    const name = /^:([a-z]+):\]/.exec(rest)?.[1];
    const test = name === undefined ? undefined : classes[name];
    if (name === undefined || test === undefined) return undefined;
    this.#at += name.length + 3;
    return (character) => test.test(character);
  }

  #isAt(character: string): boolean {
    const glyph = this.#glyphs[this.#at];
    return glyph !== undefined && glyph.character === character && !glyph.quoted;
  }

  #literal(wanted: string): Test {
    return (character) => character === wanted;
  }

  #branch(): number {
    this.#states.push({ branches: [] });
    return this.#states.length - 1;
  }

  #link(from: number, to: number): void {
    const state = this.#states[from];
    if (state !== undefined && 'branches' in state) state.branches.push(to);
  }

  #consume(from: number, test: Test): number {
    const end = this.#branch();
    this.#states.push({ test, next: end });
    this.#link(from, this.#states.length - 1);
    return end;
  }

  /** `*`: a state that comes back to itself. */
  #any(from: number): number {
    const loop = this.#branch();
    this.#link(from, loop);
    this.#states.push({ test: () => true, next: loop });
    this.#link(loop, this.#states.length - 1);
    const end = this.#branch();
    this.#link(loop, end);
    return end;
  }
}

function inRange(low: string, high: string): Test {
  const from = low.codePointAt(0) ?? 0;
  const to = high.codePointAt(0) ?? 0;
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code >= from && code <= to;
  };
}

const classes: Readonly<Record<string, RegExp>> = {
  alnum: /^[a-zA-Z0-9]$/,
  alpha: /^[a-zA-Z]$/,
  blank: /^[ \t]$/,
  cntrl: /^\p{Cc}$/u,
  digit: /^[0-9]$/,
  graph: /^[!-~]$/,
  lower: /^[a-z]$/,
  print: /^[ -~]$/,
  punct: /^[!-/:-@[-`{-~]$/,
  space: /^[\s\v]$/,
  upper: /^[A-Z]$/,
  xdigit: /^[0-9a-fA-F]$/,
};
