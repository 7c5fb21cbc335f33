import type { WebBounds, WebNode } from '@androidworld/app-sdk/host';
import { webFrames } from '@androidworld/app-sdk/host';
import type { PageNode } from '../protocol.ts';

type Bounds = PageNode['bounds'];

interface Owner {
  readonly packageName: string;
  /** Whether the page has the focus of the window. */
  readonly active: boolean;
}

/** The nodes of the page in a frame, as last read, in pixels of the screen. */
export function webNodes(element: HTMLIFrameElement, clip: Bounds, owner: Owner): readonly PageNode[] {
  const tree = webFrames.of(element)?.tree;
  if (tree === null || tree === undefined) return [];
  const frame = element.getBoundingClientRect();
  const scaleX = frame.width / tree.width;
  const scaleY = frame.height / tree.height;
  const place = ([left, top, right, bottom]: WebBounds): Bounds | null => {
    const bounds: Bounds = [
      Math.max(clip[0], Math.round(frame.left + left * scaleX)),
      Math.max(clip[1], Math.round(frame.top + top * scaleY)),
      Math.min(clip[2], Math.round(frame.left + right * scaleX)),
      Math.min(clip[3], Math.round(frame.top + bottom * scaleY)),
    ];
    return bounds[2] > bounds[0] && bounds[3] > bounds[1] ? bounds : null;
  };
  const convert = (node: WebNode, index: number): PageNode[] => {
    const bounds = place(node.bounds);
    if (bounds === null) return [];
    const flags = node.flags.filter((flag) => flag !== 'focused' || owner.active);
    const children = node.children.flatMap(convert);
    const says = node.text !== undefined || node.hint !== undefined || flags.length > 0;
    return [
      {
        className: node.className,
        packageName: owner.packageName,
        bounds,
        index,
        children,
        ...Object.fromEntries(flags.map((flag) => [flag, true])),
        ...(node.text === undefined ? {} : { text: node.text }),
        ...(node.hint === undefined ? {} : { hint: node.hint }),
        ...(node.id === undefined ? {} : { resourceId: node.id }),
        ...(says ? {} : { unimportant: true }),
      },
    ];
  };
  return convert(tree.root, 0);
}
