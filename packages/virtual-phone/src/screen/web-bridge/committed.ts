import { nextFrame } from './bridge-time.ts';

// Taken before any script of the page can put something else in its place.
const { decode } = HTMLImageElement.prototype;

const picture = new Image();
// One pixel.
picture.src = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Resolves when Chromium's compositor has taken the page as it is: not before what it took before is drawn in its tiles.
 * Animation frames in which nothing changes wait for none of that. It takes pictures to decode together with the page
 * (`LayerTreeHost::QueueImageDecode`), and this is one.
 */
export async function committed(): Promise<void> {
  try {
    await decode.call(picture);
  } catch {
    // The page is being left, or shows no pictures.
    await new Promise<void>(nextFrame);
  }
}
