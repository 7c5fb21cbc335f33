import type { Piece } from './pattern.ts';

/** A part of a word after expansion. */
interface ExpandedPiece extends Piece {
  /** Result of an unquoted expansion: cut at the characters of IFS. */
  readonly split: boolean;
}

/** Between the elements of `"$@"`: a word ends here. */
export const wordBreak = Symbol('word break');

export type Expanded = ExpandedPiece | typeof wordBreak;

/** Cuts what a word has become into the words that it makes. */
export function* splitFields(pieces: readonly Expanded[], separators: string): Generator<Piece[]> {
  let field: Piece[] | undefined;
  const end = function* () {
    if (field !== undefined) yield field;
    field = undefined;
  };
  /** White space ended the field before: a separator that follows belongs to the same gap. */
  let isAfterSpace = false;
  for (const piece of pieces) {
    if (piece === wordBreak) {
      yield* end();
      continue;
    }
    if (!piece.split || separators === '') {
      if (piece.quoted || piece.text !== '') {
        field ??= [];
        field.push(piece);
        isAfterSpace = false;
      }
      continue;
    }
    let from = 0;
    for (let at = 0; at <= piece.text.length; at += 1) {
      const character = piece.text.charAt(at);
      if (character !== '' && !separators.includes(character)) continue;
      if (at > from) {
        field ??= [];
        field.push({ text: piece.text.slice(from, at), quoted: false });
        isAfterSpace = false;
      }
      from = at + 1;
      if (character === '') break;
      if (' \t\n'.includes(character)) {
        if (field !== undefined) isAfterSpace = true;
        yield* end();
      } else {
        if (field === undefined && !isAfterSpace) field = [];
        yield* end();
        isAfterSpace = false;
      }
    }
  }
  yield* end();
}

export function textOf(pieces: readonly Piece[]): string {
  return pieces.length === 1 ? (pieces[0]?.text ?? '') : pieces.map(({ text }) => text).join('');
}
