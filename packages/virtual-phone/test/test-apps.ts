import type { AppApi, AppManifest, AppProcess, VirtualApp } from '@androidworld/app-sdk';

const icon = { path: '', foreground: '#fff', background: '#000' };
const launcherFilter = { actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] };
const ui = new URL(import.meta.url);

interface Pieces extends Partial<Omit<AppManifest, 'packageName'>> {
  readonly start?: (api: AppApi) => Promise<AppProcess>;
  readonly install?: (api: AppApi) => Promise<void>;
}

export function testApp(packageName: string, { start, install, ...manifest }: Pieces = {}): VirtualApp {
  return {
    manifest: { packageName, label: packageName, versionName: '1', versionCode: 1, icon, activities: [], ...manifest },
    ui,
    ...(start === undefined ? {} : { start: (api: AppApi) => start(api) }),
    ...(install === undefined ? {} : { install }),
  };
}

export const testLauncher = testApp('com.test.launcher', {
  system: true,
  activities: [
    {
      name: 'com.test.launcher.Home',
      launchMode: 'singleTask',
      filters: [
        {
          actions: ['android.intent.action.MAIN'],
          categories: ['android.intent.category.HOME', 'android.intent.category.DEFAULT'],
        },
      ],
    },
  ],
});

export const testFramework = testApp('android', {
  system: true,
  userId: 1000,
  activities: [
    'com.android.internal.app.ChooserActivity',
    'com.android.internal.app.ResolverActivity',
    'com.android.internal.app.SuspendedAppActivity',
    'com.android.server.am.AppErrorDialog',
  ].map((name) => ({ name, translucent: true, excludeFromRecents: true })),
});

export const testPermissionController = testApp('com.google.android.permissioncontroller', {
  system: true,
  activities: [{ name: 'com.android.permissioncontroller.permission.ui.GrantPermissionsActivity', translucent: true }],
});

/** Keeps notes in a database, edits text files, asks for contacts, and listens. */
export const testNotes = testApp('com.test.notes', {
  permissions: ['android.permission.READ_CONTACTS', 'android.permission.INTERNET'],
  activities: [
    { name: 'com.test.notes.Main', filters: [launcherFilter] },
    { name: 'com.test.notes.Secret' },
    {
      name: 'com.test.notes.Edit',
      launchMode: 'singleTop',
      filters: [{ actions: ['android.intent.action.EDIT', 'android.intent.action.VIEW'], types: ['text/*'] }],
    },
  ],
  receivers: [
    { name: 'com.test.notes.Ping', filters: [{ actions: ['notes.PING'] }], dynamic: true },
    { name: 'com.test.notes.Static', filters: [{ actions: ['notes.STATIC'] }] },
    { name: 'com.test.notes.Alarm' },
  ],
  async start(api) {
    const database = api.database('notes.db');
    await database.run('CREATE TABLE IF NOT EXISTS note (_id INTEGER PRIMARY KEY, text TEXT)');
    const remember = (text: string) => database.run('INSERT INTO note (text) VALUES (?)', [text]);
    return {
      functions: { add: async (text: string) => (await remember(text)).lastId },
      receivers: {
        'com.test.notes.Ping': async ({ extras }) => ({ code: -1, data: String(extras?.text ?? 'pong') }),
        'com.test.notes.Static': async () => ({ code: 7 }),
        'com.test.notes.Alarm': async () => {
          await remember('alarm');
          return undefined;
        },
      },
    };
  },
});

export const testReader = testApp('com.test.reader', {
  activities: [
    { name: 'com.test.reader.Main', filters: [launcherFilter] },
    { name: 'com.test.reader.View', filters: [{ actions: ['android.intent.action.VIEW'], types: ['text/plain'] }] },
    { name: 'com.test.reader.Web', filters: [{ actions: ['android.intent.action.VIEW'], schemes: ['http', 'https'] }] },
  ],
});

/** The packages of a system image without screens. */
export const testImage = [testFramework, testLauncher, testPermissionController];
export const testApps = [testNotes, testReader];
