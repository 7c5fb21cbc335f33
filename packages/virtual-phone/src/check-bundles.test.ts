import { pathToFileURL } from 'node:url';
import type { VirtualApp } from '@androidworld/app-sdk';
import { expect, it } from 'vitest';
import { checkBundles } from './check-bundles.ts';

const appWith = (ui?: URL): VirtualApp => ({
  manifest: {
    packageName: 'org.example.notes',
    label: 'Notes',
    versionName: '1.0',
    versionCode: 1,
    icon: { path: 'M4 4h16v16H4z', foreground: '#fff', background: '#000' },
    activities: [],
  },
  ...(ui && { ui }),
});

it('checkBundles() takes apps whose screens are there, and those without any', () => {
  expect(() => checkBundles([appWith(), appWith(new URL(import.meta.url))])).not.toThrow();
});

it('checkBundles() names the app, the file that is missing, and what makes it', () => {
  expect(() => checkBundles([appWith(pathToFileURL('/nowhere/dist/ui/notes.js'))])).toThrow(
    'The screens of these apps are not bundled where their "ui" says:\n' +
      '  org.example.notes: there is no file /nowhere/dist/ui/notes.js\n' +
      'Make them with bundleScreens()',
  );
});
