import type { DevtoolsSession } from './devtools-session.ts';
import type { PageLink } from './page-link.ts';

/** The page that is drawn. */
interface Drawn {
  readonly cdp: DevtoolsSession;
  readonly link: Pick<PageLink, 'readyForPicture'>;
}

/** What is on the screen, as PNG. */
export async function capture({ cdp, link }: Drawn): Promise<Uint8Array> {
  await link.readyForPicture();
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}
