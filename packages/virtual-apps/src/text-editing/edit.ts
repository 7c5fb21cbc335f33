/** A text with the selection in it. */
export interface Edit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Puts `mark` on both sides of the selection, or takes it away where it stands there already. */
export function toggleInline({ text, start, end }: Edit, mark: string): Edit {
  const selected = text.slice(start, end);
  const outer = text.slice(Math.max(0, start - mark.length), start);
  if (start < end && outer === mark && text.slice(end, end + mark.length) === mark) {
    return {
      text: text.slice(0, start - mark.length) + selected + text.slice(end + mark.length),
      start: start - mark.length,
      end: end - mark.length,
    };
  }
  if (selected.length > mark.length * 2 && selected.startsWith(mark) && selected.endsWith(mark)) {
    const inner = selected.slice(mark.length, -mark.length);
    return { text: text.slice(0, start) + inner + text.slice(end), start, end: start + inner.length };
  }
  return {
    text: text.slice(0, start) + mark + selected + mark + text.slice(end),
    start: start + mark.length,
    end: end + mark.length,
  };
}

export function insert({ text, start, end }: Edit, inserted: string): Edit {
  const cursor = start + inserted.length;
  return { text: text.slice(0, start) + inserted + text.slice(end), start: cursor, end: cursor };
}

/** Changes each selected line on its own. */
export function mapLines(edit: Edit, change: (line: string, index: number) => string): Edit {
  const [from, to] = lineRange(edit);
  const lines = edit.text.slice(from, to).split('\n');
  const changed = lines.map(change);
  const grown = changed.join('\n').length - (to - from);
  const firstGrown = (changed[0] ?? '').length - (lines[0] ?? '').length;
  return {
    text: edit.text.slice(0, from) + changed.join('\n') + edit.text.slice(to),
    start: Math.max(from, edit.start + firstGrown),
    end: Math.max(from, edit.end + grown),
  };
}

export function deleteLines(edit: Edit): Edit {
  const [from, to] = lineRange(edit);
  const isLast = to === edit.text.length;
  const begin = isLast && from > 0 ? from - 1 : from;
  const text = edit.text.slice(0, begin) + edit.text.slice(isLast ? to : to + 1);
  return { text, start: begin, end: begin };
}

export function moveLines(edit: Edit, direction: 'up' | 'down'): Edit {
  const [from, to] = lineRange(edit);
  const block = edit.text.slice(from, to);
  if (direction === 'up') {
    if (from === 0) return edit;
    const [above] = lineRange({ text: edit.text, start: from - 1, end: from - 1 });
    const line = edit.text.slice(above, from - 1);
    const shift = line.length + 1;
    const text = `${edit.text.slice(0, above)}${block}\n${line}${edit.text.slice(to)}`;
    return { text, start: edit.start - shift, end: edit.end - shift };
  }
  if (to === edit.text.length) return edit;
  const [, below] = lineRange({ text: edit.text, start: to + 1, end: to + 1 });
  const line = edit.text.slice(to + 1, below);
  const shift = line.length + 1;
  const text = `${edit.text.slice(0, from)}${line}\n${block}${edit.text.slice(below)}`;
  return { text, start: edit.start + shift, end: edit.end + shift };
}

/** Goes on in a new line below this one. */
export function newLineBelow(edit: Edit): Edit {
  const [, to] = lineRange(edit);
  return insert({ text: edit.text, start: to, end: to }, '\n');
}

/** Where the selected lines begin and end, without the last line's end. */
function lineRange({ text, start, end }: Edit): [from: number, to: number] {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  return [start === 0 ? 0 : from, next === -1 ? text.length : next];
}

/** Puts the selection between two marks. */
export function wrap({ text, start, end }: Edit, before: string, after: string): Edit {
  return {
    text: text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end),
    start: start + before.length,
    end: end + before.length,
  };
}
