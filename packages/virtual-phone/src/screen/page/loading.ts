import { phoneLink, turnPassed } from '@androidworld/app-sdk/host';
import { appModules } from './app-modules.ts';

/** What is on its way to the page, and tells of its end itself; null when nothing is. */
export function loading(): string | null {
  if (phoneLink.state.get()?.starting) return 'the process of an activity starts';
  if (appModules.loading.get() > 0) return 'the screens of an app are loading';
  if (loadingFonts().length > 0) return 'a font loads';
  if (loadingPictures().length > 0) return 'a picture loads';
  return null;
}

/**
 * Resolves when some of it has ended, and what comes of that at once has.
 *
 * @param changed the page has: a picture that is taken away may not tell
 */
export async function loaded(changed: Promise<void>): Promise<void> {
  const ends: (() => void)[] = [];
  await new Promise<void>((resolve) => {
    void changed.then(resolve);
    const ended = () => resolve();
    for (const store of [phoneLink.state, appModules.loading]) ends.push(store.subscribe(ended));
    for (const font of loadingFonts()) font.loaded.then(ended, ended);
    for (const picture of loadingPictures()) {
      for (const type of ['load', 'error'] as const) {
        picture.addEventListener(type, ended);
        ends.push(() => picture.removeEventListener(type, ended));
      }
    }
  });
  for (const end of ends) end();
  await turnPassed();
}

function loadingFonts(): FontFace[] {
  return document.fonts.status === 'loading' ? [...document.fonts].filter(({ status }) => status === 'loading') : [];
}

function loadingPictures(): HTMLImageElement[] {
  return [...document.images].filter((image) => !image.complete);
}
