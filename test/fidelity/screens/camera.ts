import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'com.android.camera2';

async function openCamera(phone: TestPhone): Promise<void> {
  await phone.system.packages.grant(packageName, 'android.permission.ACCESS_COARSE_LOCATION');
  await phone.start({ component: { packageName, className: 'com.android.camera.CameraLauncher' } });
  await phone.tap('NEXT');
  await phone.find('Shutter');
}

const absent = [{ element: /android\.widget\.FrameLayout \S*$/, reason: 'a box without a name' }];

export const camera: FidelityApp = {
  name: 'camera',
  packageName,
  screens: [
    {
      id: 'camera:photo-options-open',
      absent,
      async open(phone) {
        await openCamera(phone);
        await phone.tap('Options');
        // The emulator's camera has no flash, the recording's none but these three.
        await phone.find('Grid lines off');
      },
    },
    {
      id: 'camera:photo-taken',
      absent,
      async open(phone) {
        await phone.system.settings.put(
          'secure',
          'enabled_accessibility_services',
          'com.google.androidenv.accessibilityforwarder/com.google.androidenv.accessibilityforwarder.AccessibilityForwarder',
        );
        await openCamera(phone);
        await phone.tap('Shutter');
        await phone.find('rounded_thumbnail_view');
      },
    },
  ],
};
