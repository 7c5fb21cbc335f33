export interface Found {
  /** From 1; 0 when there is none. */
  readonly current: number;
  readonly count: number;
}

/** A script for the page: marks where a text is in it, and brings one place into view. Its value is {@link Found}. */
export function findScript(query: string, step: -1 | 0 | 1): string {
  return `(${mark.toString()})(${JSON.stringify(query)}, ${step})`;
}

/** Runs in the page. */
function mark(query: string, step: number): Found {
  const page = window as unknown as { awFind?: { query: string; at: number } };
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null && query !== ''; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || element.closest('script, style') !== null || element.getClientRects().length === 0)
      continue;
    const text = (node.textContent ?? '').toLowerCase();
    for (let at = text.indexOf(query.toLowerCase()); at !== -1; at = text.indexOf(query.toLowerCase(), at + 1)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + query.length);
      ranges.push(range);
    }
  }
  const before = page.awFind?.query === query ? page.awFind.at : 0;
  const at = ranges.length === 0 ? 0 : (before + step + ranges.length) % ranges.length;
  page.awFind = { query, at };
  if (document.getElementById('aw-find') === null) {
    const style = document.createElement('style');
    style.id = 'aw-find';
    style.textContent =
      '::highlight(aw-find) { background: #ffff00; color: #000 } ::highlight(aw-found) { background: #ff9632; color: #000 }';
    document.head.append(style);
  }
  const current = ranges[at];
  CSS.highlights.set('aw-find', new Highlight(...ranges));
  CSS.highlights.set('aw-found', new Highlight(...(current === undefined ? [] : [current])));
  current?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  return { current: ranges.length === 0 ? 0 : at + 1, count: ranges.length };
}
