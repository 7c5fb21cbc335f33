import { options } from 'preact';

/** CSS properties whose numbers are numbers, not lengths. */
const UNITLESS =
  /^(--|aspectRatio$|columnCount$|fillOpacity$|flex$|flexGrow$|flexShrink$|fontWeight$|grid(Row|Column|Area)|lineHeight$|opacity$|order$|scale$|strokeOpacity$|tabSize$|zIndex$|zoom$|WebkitLineClamp$|lineClamp$)/;

/** Makes plain numbers in `style` lengths in dp, which Preact leaves to its users. */
export function readNumbersAsDp(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    const { style } = vnode.props as { style?: unknown };
    if (typeof vnode.type === 'string' && style !== null && typeof style === 'object') {
      (vnode.props as { style?: unknown }).style = Object.fromEntries(
        Object.entries(style).map(([name, value]) => [name, isLength(name, value) ? `${value}px` : value]),
      );
    }
    before?.(vnode);
  };
}

function isLength(name: string, value: unknown): boolean {
  return typeof value === 'number' && value !== 0 && !UNITLESS.test(name);
}
