import type { PhonePage } from './phone-page.ts';

/** What is on the screen. */
export async function capture({ cdp, link }: PhonePage): Promise<Uint8Array> {
  await link.readyForPicture();
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}
