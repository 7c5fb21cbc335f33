import { h } from '../../../runtime/dom.ts';
import { onDrag } from '../../../widgets/drag.ts';

/** Width and height in px. */
export interface Extent {
  width: number;
  height: number;
}

/** Which sides each handle moves. */
const HANDLES = [
  { name: 'right', label: 'Right edge', width: 1, height: 0 },
  { name: 'bottom', label: 'Bottom edge', width: 0, height: 1 },
  { name: 'corner', label: 'Corner', width: 1, height: 1 },
] as const;

const LEAST = 10;

/** Frames an element with handles at its right, bottom and corner; they reach beyond it, for fingers. */
export function resizable(
  content: HTMLElement,
  start: Extent,
  most: Extent,
): { readonly element: HTMLElement; size(): Extent } {
  let size = start;
  const handles = HANDLES.map((handle) => {
    const { name, label } = handle;
    const attributes = { id: `resize-${name}`, class: `resize-handle ${name}`, role: 'separator', 'aria-label': label };
    const element = h('div', attributes);
    let from = size;
    onDrag(element, {
      start() {
        from = size;
        return true;
      },
      move: ({ x, y }) => show({ width: from.width + handle.width * x, height: from.height + handle.height * y }),
    });
    return element;
  });
  const element = h('div', { class: 'resize-frame' }, content, handles);
  function show({ width, height }: Extent): void {
    size = {
      width: Math.min(most.width, Math.max(LEAST, width)),
      height: Math.min(most.height, Math.max(LEAST, height)),
    };
    Object.assign(element.style, { width: `${size.width}px`, height: `${size.height}px` });
  }
  show(start);
  return { element, size: () => size };
}
