import type { PartOf, WordNode, WordPart } from '../syntax.ts';

/** The words that `{a,b}` makes of one; the word itself most of the time. */
export function* expandBraces(word: WordNode): Generator<WordNode> {
  const place = word.parts.findIndex(({ type }) => type === 'BraceExpansion');
  const part = word.parts[place];
  if (part?.type !== 'BraceExpansion') {
    yield word;
    return;
  }
  const before = word.parts.slice(0, place);
  const after = word.parts.slice(place + 1);
  for (const inner of alternatives(part)) {
    for (const expanded of expandBraces({ type: 'Word', parts: inner })) {
      for (const rest of expandBraces({ type: 'Word', parts: after })) {
        yield { type: 'Word', parts: [...before, ...expanded.parts, ...rest.parts] };
      }
    }
  }
}

/** mksh has no ranges: `{1..3}` stands for itself. */
function alternatives({ items }: PartOf<'BraceExpansion'>): readonly WordPart[][] {
  const [only] = items;
  if (items.length === 1 && only?.type === 'Range') {
    const step = only.step === undefined ? '' : `..${only.step}`;
    return [[literal(`{${only.startStr ?? only.start}..${only.endStr ?? only.end}${step}}`)]];
  }
  return items.map((item) => (item.type === 'Word' ? item.word.parts : [literal(`${item.start}..${item.end}`)]));
}

function literal(value: string): WordPart {
  return { type: 'Literal', value };
}
