import { options } from 'preact';
import { density } from './density.ts';
import { toPixels } from './to-pixels.ts';

/** CSS properties whose numbers are numbers, not lengths. */
const UNITLESS =
  /^(--|aspectRatio$|columnCount$|fillOpacity$|flex$|flexGrow$|flexShrink$|fontWeight$|grid(Row|Column|Area)|lineHeight$|opacity$|order$|scale$|strokeOpacity$|tabSize$|zIndex$|zoom$|WebkitLineClamp$|lineClamp$)/;

/** Makes the lengths of `style`, dp as numbers or text, whole pixels of the screen. */
export function readStylesAsDp(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    const { style } = vnode.props as { style?: unknown };
    if (typeof vnode.type === 'string' && style !== null && typeof style === 'object') {
      const converted: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(style)) converted[name] = convert(name, value);
      (vnode.props as { style?: unknown }).style = converted;
    }
    before?.(vnode);
  };
}

function convert(name: string, value: unknown): unknown {
  if (typeof value === 'string') return toPixels(value);
  if (typeof value !== 'number' || value === 0 || UNITLESS.test(name)) return value;
  return `${density.toPixels(value)}px`;
}
