import type { PhonePage } from './phone-page.ts';

/** A picture of a web page that is the same once more is of its last frame. */
const mostPictures = 5;

/**
 * What is on the screen. A web page is drawn by a process of its own, and on a busy computer a picture may still have its
 * frame before. Where time stands still, nothing but that makes two pictures differ.
 */
export async function capture(
  { cdp, link }: PhonePage,
  { standsStill }: { standsStill: boolean },
): Promise<Uint8Array> {
  const { hasWebPages } = await link.readyForPicture();
  let picture = await takePicture(cdp);
  if (!hasWebPages || !standsStill) return picture;
  for (let taken = 1; taken < mostPictures; taken += 1) {
    const again = await takePicture(cdp);
    if (again.equals(picture)) break;
    picture = again;
  }
  return picture;
}

async function takePicture(cdp: PhonePage['cdp']): Promise<Buffer> {
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}
