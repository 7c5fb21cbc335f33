import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'com.simplemobiletools.gallery.pro';
const folder = '/storage/emulated/0/DCIM';
const name = 'receipt_good_cow_copy.jpg';
const root = { uid: 0, gid: 0, groups: [] };
/** White, 500 x 500; a PNG, which its name does not matter for. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAfQAAAH0AQAAAADjreInAAAAeElEQVR42u3LMQ0AAAwDoPo33YrYt8BPehPf933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f933f99/8AQMrmBtBCjLxAAAAAElFTkSuQmCC',
  'base64',
);

async function openFolder(phone: TestPhone): Promise<void> {
  const { packages, disk } = phone.system;
  for (const permission of ['READ_MEDIA_IMAGES', 'READ_MEDIA_VIDEO']) {
    await packages.grant(packageName, `android.permission.${permission}`);
  }
  packages.appOps(packageName).set('MANAGE_EXTERNAL_STORAGE', 'allow');
  await disk.write(`${folder}/${name}`, picture, root);
  await phone.start({
    action: 'android.intent.action.MAIN',
    component: { packageName, className: `${packageName}.activities.MainActivity` },
  });
  await phone.tap('DCIM');
  await phone.find('media_item_holder');
}

async function openPicture(phone: TestPhone): Promise<void> {
  await openFolder(phone);
  await phone.tap('media_item_holder');
  await phone.find('bottom_delete');
}

export const simpleGalleryPro: FidelityApp = {
  name: 'simple-gallery-pro',
  packageName,
  screens: [
    {
      id: 'simple-gallery-pro:folders-overflow-menu',
      async open(phone) {
        await openFolder(phone);
        await phone.tap('More options');
        await phone.find('Slideshow');
      },
    },
    { id: 'simple-gallery-pro:media-of-a-folder', open: openFolder },
    { id: 'simple-gallery-pro:media-of-a-folder-2', open: openFolder },
    { id: 'simple-gallery-pro:picture-viewer', open: openPicture },
    {
      id: 'simple-gallery-pro:properties-dialog',
      volatile: [/^[\d.]+ k?B$/, /^\d+ x \d+/, /^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/],
      async open(phone) {
        await openPicture(phone);
        await phone.tap('Properties');
        await phone.find('OK');
      },
    },
  ],
};
