import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'com.simplemobiletools.draw.pro';

async function openSaveAs(phone: TestPhone): Promise<void> {
  await phone.start({ component: { packageName, className: `${packageName}.activities.MainActivity` } });
  await phone.tap('Save');
  await phone.find('save_image_filename');
}

/** The name offered tells the second. */
const volatile = [/^image_[\d_]+$/];

export const simpleDrawPro: FidelityApp = {
  name: 'simple-draw-pro',
  packageName,
  screens: [
    {
      id: 'simple-draw-pro:save-as-dialog',
      volatile,
      open: openSaveAs,
    },
    {
      id: 'simple-draw-pro:save-as-dialog-2',
      volatile,
      otherPlaces: 'recorded above a keyboard of 114 px, in the middle of what it leaves',
      async open(phone) {
        await openSaveAs(phone);
        await phone.key(4);
      },
    },
  ],
};
