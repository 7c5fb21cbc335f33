/** The word at or just before an offset; an empty range where there is none. */
export function wordAt(text: string, offset: number): readonly [start: number, end: number] {
  for (const { index, segment, isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    const end = index + segment.length;
    if (isWordLike && index <= offset && offset <= end) return [index, end];
  }
  return [offset, offset];
}
