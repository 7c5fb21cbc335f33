import type { ScreenBrowser } from '../screen-browser.ts';
import type { EncoderOptions, EncoderPage, EncoderStart } from './encoder-protocol.ts';

/** An encoder that has been started. */
export type OpenEncoder = Omit<EncoderPage, 'start'> & EncoderStart & { close(): Promise<void> };

/**
 * Starts an encoder in a page of its own: no app's script is there.
 *
 * @param url of the page
 * @returns undefined where none of the codecs can encode this size
 */
export async function openEncoder(
  { browser }: ScreenBrowser,
  url: string,
  options: EncoderOptions,
): Promise<OpenEncoder | undefined> {
  const context = await browser.newContext();
  // A browser that has ended has closed it.
  const close = () => context.close().catch(() => undefined);
  try {
    const page = await context.newPage();
    await page.goto(url);
    // As text: what a loader of sources adds to functions is not in the page.
    const call = <T>(name: keyof EncoderPage, ...args: readonly unknown[]): Promise<T> =>
      page.evaluate<T>(`window.pictureEncoder.${name}(...${JSON.stringify(args)})`);
    const started = await call<EncoderStart | null>('start', options);
    if (started === null) {
      await close();
      return undefined;
    }
    return {
      codec: started.codec,
      add: (png, atMs) => call('add', png, atMs),
      finish: () => call('finish'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
