import type { ComingPictures } from './coming-pictures.ts';
import type { DevtoolsSession } from './devtools-session.ts';
import type { PageLink } from './page-link.ts';
import type { WebPages } from './web-pages.ts';

/** The page that is drawn. */
export interface Drawn {
  readonly cdp: DevtoolsSession;
  readonly link: Pick<PageLink, 'readyForPicture'>;
  /** Of the page itself; undefined where time goes with the computer's. */
  readonly pictures: ComingPictures | undefined;
  readonly webPages: Pick<WebPages, 'picturesCome'>;
}

/** What is on the screen, as PNG. */
export async function capture({ cdp, link, pictures, webPages }: Drawn): Promise<Uint8Array> {
  const { hasWebPages } = await link.readyForPicture({ hasChanged: false });
  const [, haveCome] = await Promise.all([pictures?.come(), hasWebPages && webPages.picturesCome()]);
  if (haveCome) await link.readyForPicture({ hasChanged: true });
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}
