import { pathToFileURL } from 'node:url';
import { buildReportUi } from '../packages/report/build-ui.ts';
import { buildAppsUi } from '../packages/virtual-apps/build-ui.ts';
import { buildPhoneUi } from '../packages/virtual-phone/build-ui.ts';

/** Bundles everything that runs in a browser: the phone's page and its apps, and the report's viewer. Under a second. */
export async function buildUi(): Promise<void> {
  await Promise.all([buildPhoneUi(), buildAppsUi(), buildReportUi()]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildUi();
