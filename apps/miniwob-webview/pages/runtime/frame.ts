import { h } from './dom.ts';

/** The parts every page has. */
export interface Frame {
  /** Holds instruction and area; inert while no episode runs. */
  readonly wrap: HTMLElement;
  readonly query: HTMLElement;
  readonly area: HTMLElement;
  /** Lies over everything while no episode runs. */
  readonly cover: HTMLElement;
}

/** Puts the frame into the document. */
export function buildFrame(): Frame {
  const query = h('div', { id: 'query' });
  const area = h('div', { id: 'area' });
  const wrap = h('div', { id: 'wrap' }, query, area);
  const cover = h('div', { id: 'sync-task-cover' }, 'START');
  document.body.append(wrap, cover);
  return { wrap, query, area, cover };
}
