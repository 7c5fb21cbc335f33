/** Words a sentence around an answer may have, besides those of the question: none that could change what it says. */
const littleWords = new Set(
  `a an the this that these those it its they them i my me you your we our he she his her there here
  is are was were be been am has have had do does did will
  on in at of for to from by with as and also per within during until till
  called titled title titles named name names scheduled planned located location held take takes took place
  answer result total list following all only first next last upcoming current exactly
  event events meeting meetings task tasks activity activities note notes item items app calendar folder notebook
  yes sure ok okay based according which what when where who
  found find see shows show shown says say`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words that turn a sentence around or leave it open, whether the question has them or not. */
const turningWords = new Set(
  'or nor not no none neither either except without but maybe perhaps possibly probably about approximately unless if instead never nothing'.split(
    ' ',
  ),
);

/** Whether what stands around an answer says nothing else: only little words and words of the question. */
export function isOnlyAround(tokens: readonly string[], question: ReadonlySet<string>): boolean {
  return tokens.every((token) => !turningWords.has(token) && (littleWords.has(token) || isAsked(token, question)));
}

/** "How much does it ask for", "it asks for": one `s` makes no other word. */
function isAsked(token: string, question: ReadonlySet<string>): boolean {
  return (
    question.has(token) || question.has(`${token}s`) || (/\p{L}s$/u.test(token) && question.has(token.slice(0, -1)))
  );
}

const token =
  /(?:(?<![\p{L}\p{N}])[+-])?\p{N}+(?:[./:-]\p{N}+|,\p{N}{3}(?!\p{N}))*|\.\p{N}+|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|[^\s,;.:!?"'()[\]*\-•|_`]/gu;

/**
 * A text as words, numbers and signs in small letters: punctuation, quotes, bullets and the numbers of a list's lines
 * fall away, `&` is `and`.
 */
export function tokensOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll('&', ' and ');
  return [...withoutListMarks(plain).matchAll(token)].map(([found]) => found);
}

/** `1. one`, `2) two` on lines of their own. */
function withoutListMarks(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isList = lines.length > 1 && lines.filter((line) => listMark.test(line)).length > 1;
  return isList ? lines.map((line) => line.replace(listMark, '')).join('\n') : text;
}

const listMark = /^\s*\d{1,3}[.)]\s+/;
