import type { VirtualApp } from '@androidworld/app-sdk';
import { expect, it } from 'vitest';
import { checkApps } from './check-apps.ts';

const good = {
  packageName: 'org.example.notes',
  label: 'Notes',
  versionName: '1.0',
  versionCode: 1,
  icon: { path: 'M4 4h16v16H4z', foreground: '#fff', background: '#000' },
  activities: [{ name: 'org.example.notes.Main' }],
};

/** An app in plain JavaScript. */
const appWith = (different: object): VirtualApp => ({ manifest: { ...good, ...different } });

it('checkApps() takes an app of the system, of others, and one of the framework', () => {
  expect(() => checkApps([appWith({}), appWith({ system: true }), appWith({ packageName: 'android' })])).not.toThrow();
});

it.each([
  [
    'activities under another name',
    { activities: undefined, activites: [] },
    'activities: expected a list, found nothing',
  ],
  [
    'a name that no package can have',
    { packageName: 'notes' },
    'packageName: expected the name of a package, with a dot in it, as "org.example.notes", found "notes"',
  ],
  ['a version in words', { versionCode: '1' }, 'versionCode: expected a whole number, found "1"'],
  ['an activity without a name', { activities: [{}] }, 'activities[0].name: expected a text, found nothing'],
  [
    'actions that are no list',
    { activities: [{ name: 'a.B', filters: [{ actions: 'android.intent.action.MAIN' }] }] },
    'activities[0].filters[0].actions: expected a list, found "android.intent.action.MAIN"',
  ],
])('checkApps() names the app, the place and what was found for %s', (_, different, problem) => {
  const app = appWith(different);
  expect(() => checkApps([app])).toThrow(
    `The app "${app.manifest.packageName}" cannot be put on a phone:\n  manifest.${problem}`,
  );
});

it.each(['dist/ui/notes.js', new URL('https://example.org/notes.js')])(
  'checkApps() wants screens in a file, not %s',
  (ui) => {
    const app: unknown = { ...appWith({}), ui };
    expect(() => checkApps([app as VirtualApp])).toThrow(
      'cannot be put on a phone:\n  ui: expected the URL of a file, as uiModule() makes it, found',
    );
  },
);
