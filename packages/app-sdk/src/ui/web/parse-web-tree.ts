import { WEB_FLAGS, type WebBounds, type WebNode, type WebTree } from './bridge-messages.ts';

/** More than any page a person could use has. */
const MOST_NODES = 20_000;

/** What a page says of its tree, as far as it makes sense; null when it does not. */
export function parseWebTree(value: unknown): WebTree | null {
  if (!isRecord(value) || !isLength(value.width) || !isLength(value.height)) return null;
  let nodes = 0;
  const parse = (node: unknown): WebNode[] => {
    nodes += 1;
    if (!isRecord(node) || !isBounds(node.bounds) || nodes > MOST_NODES) return [];
    const { className, flags, children, text, hint, id } = node;
    return [
      {
        className: typeof className === 'string' ? className : 'android.view.View',
        bounds: node.bounds,
        flags: WEB_FLAGS.filter((flag) => Array.isArray(flags) && flags.includes(flag)),
        children: Array.isArray(children) ? children.flatMap(parse) : [],
        ...(typeof text === 'string' && text !== '' ? { text } : {}),
        ...(typeof hint === 'string' && hint !== '' ? { hint } : {}),
        ...(typeof id === 'string' && id !== '' ? { id } : {}),
      },
    ];
  };
  const [root] = parse(value.root);
  return root === undefined ? null : { width: value.width, height: value.height, root };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isBounds(value: unknown): value is WebBounds {
  return Array.isArray(value) && value.length === 4 && value.every((each) => Number.isFinite(each));
}
