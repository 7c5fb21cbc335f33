import type { DevtoolsSession } from './devtools-session.ts';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** As small as a window can be; its corner shows what frames are hurried by (`page/hurry-frame.ts`). */
const unseenWindow = { width: 1, height: 1 };

/**
 * Makes a page as large as the phone's screen, in pixels, and its window as small as can be. Nobody sees the window, and
 * Chromium puts each frame together for what the window shows; a picture of the page is put together for itself.
 */
export async function shrinkWindow(session: Pick<DevtoolsSession, 'send'>, size: PageSize): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: unseenWindow });
  await setPageSize(session, size);
}

/** The phone is held in another way. */
export async function setPageSize(session: Pick<DevtoolsSession, 'send'>, { width, height }: PageSize): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: false,
    screenOrientation: { angle: 0, type: 'landscapePrimary' },
  });
}
