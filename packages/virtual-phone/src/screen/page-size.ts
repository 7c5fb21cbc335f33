import type { DevtoolsSession } from './devtools-session.ts';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Makes a page as large as the phone's screen, as the phone is held then; in pixels. */
export type SetPageSize = (size: PageSize) => Promise<void>;

/** As small as a window can be; its corner shows what frames are hurried by (`page/hurry-frame.ts`). */
const smallestWindow: PageSize = { width: 1, height: 1 };

/**
 * Chromium puts each frame together for what the page's window shows, and a picture of the page for itself. Nobody sees the
 * window, so it may be as small as can be, where web pages draw nevertheless.
 *
 * @param drawsUnseen whether this Chromium's web pages do
 */
export async function openPageSize(
  session: Pick<DevtoolsSession, 'send'>,
  { drawsUnseen }: { readonly drawsUnseen: boolean },
): Promise<SetPageSize> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  return async ({ width, height }) => {
    const bounds = drawsUnseen ? smallestWindow : { width, height };
    await session.send('Browser.setWindowBounds', { windowId, bounds });
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      screenWidth: width,
      screenHeight: height,
      deviceScaleFactor: 1,
      mobile: false,
      screenOrientation: { angle: 0, type: 'landscapePrimary' },
    });
  };
}
