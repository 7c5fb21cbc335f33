import type { PageNode } from '../../packages/virtual-phone/src/screen/protocol.ts';
import type { LaidOut } from './read-layout.ts';

type Given = Partial<Omit<PageNode, 'className' | 'resourceId' | 'children'>> & { readonly id?: string };

/** A node of a tree, for tests: 100 x 100 pixels unless told otherwise. */
export function node(className: string, { id, ...given }: Given = {}, ...children: readonly PageNode[]): PageNode {
  return {
    className: `android.widget.${className}`,
    packageName: 'com.example',
    bounds: [0, 0, 100, 100],
    index: 0,
    children,
    ...(id === undefined ? {} : { resourceId: `com.example:id/${id}` }),
    ...given,
  };
}

/** An element that is laid out, for tests: a text that fits. */
export function laidOut(given: Partial<LaidOut> = {}): LaidOut {
  return {
    className: 'android.widget.TextView',
    text: 'Words',
    clickable: false,
    enabled: true,
    box: [100, 300, 400, 360],
    words: [100, 310, 390, 350],
    clip: [0, 0, 1080, 2400],
    hasEllipsis: false,
    isMoved: false,
    isCovered: false,
    ...given,
  };
}
