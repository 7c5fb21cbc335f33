import type { AppIcon } from '@androidworld/app-sdk';
import { defineApp, type VirtualApp } from '@androidworld/app-sdk';
import type { SystemServer } from '../../system-server.ts';
import { contactsPackage } from './contacts/contacts-package.ts';
import { downloadsPackage } from './downloads/downloads-provider.ts';
import { mediaPackage } from './media/media-package.ts';
import { telephonyPackage } from './telephony/telephony-provider.ts';

const icon: AppIcon = {
  path: 'M6 4h12v16H6z',
  foreground: '#ffffff',
  background: '#607d8b',
};

/** Packages of the system image without screens: the framework, the shell and the content providers. */
export function builtInApps(system: () => SystemServer): readonly VirtualApp[] {
  const app = (packageName: string, label: string, userId?: number): VirtualApp =>
    defineApp({
      manifest: {
        packageName,
        label,
        versionName: '13',
        versionCode: 33,
        icon,
        system: true,
        activities: [],
        ...(userId === undefined ? {} : { userId }),
      },
      install: () => system().prepareProviders(packageName),
    });
  return [
    app('android', 'Android System', 1000),
    app('com.android.shell', 'Shell', 2000),
    app('com.android.phone', 'Phone Services', 1001),
    app('com.android.providers.settings', 'Settings Storage', 1000),
    app(telephonyPackage, 'Phone and Messaging Storage', 1001),
    app(contactsPackage, 'Contacts Storage', 10_040),
    app(downloadsPackage, 'Download Manager', 10_041),
    app(mediaPackage, 'Media', 10_042),
  ];
}
