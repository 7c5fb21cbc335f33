import type { SystemServices } from '../system-services.ts';

/** AOSP `DisplayContent.setForcedSize`: nothing could be used that is much smaller, or larger than twice the screen. */
export function forcedSize(
  { width, height, ...rest }: SystemServices['display']['override'],
  screen: { readonly width: number; readonly height: number },
): SystemServices['display']['override'] {
  const bounded = (size: number, own: number) => Math.min(Math.max(size, 200), own * 2);
  return {
    ...rest,
    ...(width === undefined ? {} : { width: bounded(width, screen.width) }),
    ...(height === undefined ? {} : { height: bounded(height, screen.height) }),
  };
}
