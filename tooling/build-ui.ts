import { pathToFileURL } from 'node:url';
import { buildReportUi } from '../packages/report/build-ui.ts';
import { buildAppsUi } from '../packages/virtual-apps/build-ui.ts';
import { buildImageUi } from '../packages/virtual-image/build-ui.ts';
import { buildPhoneUi } from '../packages/virtual-phone/build-ui.ts';

/**
 * Bundles everything that runs in a browser: the phone's page and its apps, and the report's viewer. Under a second.
 *
 * @returns the files that went in, by folder of the package
 */
export async function buildUi(): Promise<Readonly<Record<string, readonly string[]>>> {
  const [phone, image, apps, report] = await Promise.all([
    buildPhoneUi(),
    buildImageUi(),
    buildAppsUi(),
    buildReportUi(),
  ]);
  return { 'virtual-phone': phone, 'virtual-image': image, 'virtual-apps': apps, report };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildUi();
