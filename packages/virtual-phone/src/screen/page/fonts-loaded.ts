import { hostDeadline } from '@androidworld/app-sdk/host';

/** A file of a font comes from the phone's own server; a busy computer may take its time. */
const loadMs = 2_000;

/**
 * Resolves when all that is laid out has its fonts. Until then Chromium measures texts by others and paints nothing of
 * them: which pictures showed them would be up to the computer.
 */
export async function fontsLoaded(): Promise<void> {
  // Layout is what asks for fonts.
  document.body.getBoundingClientRect();
  if (document.fonts.status === 'loaded') return;
  await new Promise<void>((resolve) => {
    const cancel = hostDeadline(loadMs, resolve);
    void document.fonts.ready.then(() => {
      cancel();
      resolve();
    });
  });
}
