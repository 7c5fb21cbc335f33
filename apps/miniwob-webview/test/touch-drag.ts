import type { Page } from 'playwright-core';

/** A place on the screen, in CSS px; fractions are what fingers have. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** Drags a finger from one place to another in ten moves. */
export async function touchDrag(page: Page, from: ScreenPoint, to: ScreenPoint): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: ScreenPoint[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let move = 1; move <= 10; move++) {
    const share = move / 10;
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await touch('touchEnd', []);
  await session.detach();
}

/** The middle of an element on the screen. */
export async function middleOf(page: Page, selector: string): Promise<ScreenPoint> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`"${selector}" is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
