/** Rows of a letter from top to bottom; `#` is ink. */
export type Glyph = readonly string[];

export const glyphSize = { width: 5, height: 7 } as const;

/**
 * The glyph of a letter; all that marks and labels are written with. A font of our own, so that a picture is the same
 * on every machine, whatever fonts it has.
 */
export function glyphOf(letter: string): Glyph {
  const glyph = glyphs[letter];
  if (glyph === undefined) throw new RangeError(`The font of the marks has no letter "${letter}"`);
  return glyph;
}

const glyphs: Readonly<Record<string, Glyph>> = {
  '0': [' ### ', '## ##', '## ##', '## ##', '## ##', '## ##', ' ### '],
  '1': ['  ## ', ' ### ', '#### ', '  ## ', '  ## ', '  ## ', '  ## '],
  '2': [' ### ', '## ##', '   ##', '  ## ', ' ##  ', '##   ', '#####'],
  '3': ['#### ', '   ##', '   ##', ' ### ', '   ##', '   ##', '#### '],
  '4': ['   ##', '  ###', ' # ##', '#  ##', '#####', '   ##', '   ##'],
  '5': ['#####', '##   ', '#### ', '   ##', '   ##', '## ##', ' ### '],
  '6': [' ### ', '##   ', '##   ', '#### ', '## ##', '## ##', ' ### '],
  '7': ['#####', '   ##', '   ##', '  ## ', '  ## ', ' ##  ', ' ##  '],
  '8': [' ### ', '## ##', '## ##', ' ### ', '## ##', '## ##', ' ### '],
  '9': [' ### ', '## ##', '## ##', ' ####', '   ##', '   ##', ' ### '],
  A: [' ### ', '## ##', '## ##', '#####', '## ##', '## ##', '## ##'],
  B: ['#### ', '## ##', '## ##', '#### ', '## ##', '## ##', '#### '],
  E: ['#####', '##   ', '##   ', '#### ', '##   ', '##   ', '#####'],
  F: ['#####', '##   ', '##   ', '#### ', '##   ', '##   ', '##   '],
  O: [' ### ', '## ##', '## ##', '## ##', '## ##', '## ##', ' ### '],
  R: ['#### ', '## ##', '## ##', '#### ', '###  ', '## # ', '## ##'],
  T: ['#####', '  #  ', '  #  ', '  #  ', '  #  ', '  #  ', '  #  '],
};
