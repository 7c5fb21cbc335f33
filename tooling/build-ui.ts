import { pathToFileURL } from 'node:url';
import { buildAppsUi } from '../packages/virtual-apps/build-ui.ts';
import { buildPhoneUi } from '../packages/virtual-phone/build-ui.ts';

/** Bundles everything that runs in the phone's page. Under a second. */
export async function buildUi(): Promise<void> {
  await Promise.all([buildPhoneUi(), buildAppsUi()]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildUi();
