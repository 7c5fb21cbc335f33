import { describe, expect, test } from 'vitest';
import { aliasTable } from './alias-table.ts';
import { parseLauncherApps } from './parse-launcher-apps.ts';
import { resolveApp } from './resolve-app.ts';

const benchmark = [
  'com.android.chrome/com.google.android.apps.chrome.Main',
  'com.android.settings/.Settings',
  'com.android.camera2/com.android.camera.CameraLauncher',
  'com.dimowner.audiorecorder/.app.welcome.WelcomeActivity',
  'com.google.android.deskclock/com.android.deskclock.DeskClock',
  'com.google.android.contacts/com.android.contacts.activities.PeopleActivity',
  'com.google.android.documentsui/com.android.documentsui.files.FilesActivity',
  'com.google.android.apps.messaging/.ui.ConversationListActivity',
  'com.google.android.dialer/.extensions.GoogleDialtactsActivity',
  'net.gsantner.markor/.activity.MainActivity',
  'com.simplemobiletools.smsmessenger/.activities.MainActivity',
  'com.simplemobiletools.calendar.pro/.activities.MainActivity',
  'com.simplemobiletools.gallery.pro/.activities.MainActivity',
  'com.simplemobiletools.draw.pro/.activities.MainActivity',
  'com.arduia.expense/.ui.MainActivity',
  'com.flauschcode.broccoli/.MainActivity',
  'net.osmand/net.osmand.plus.activities.MapActivity',
  'org.tasks/com.todoroo.astrid.activity.MainActivity',
  'de.dennisguse.opentracks/.TrackListActivity',
  'net.cozic.joplin/.MainActivity',
  'org.videolan.vlc/.gui.MainActivity',
  'code.name.monkey.retromusic/.activities.MainActivity',
  'com.whatsapp/.Main',
  'com.snapchat.android/com.snap.mushroom.MainActivity',
  'com.instagram.android/com.instagram.mainactivity.MainActivity',
  'com.google.android.googlequicksearchbox/.SearchActivity',
  'com.acme.sketchpad/.Start',
].join('\n');
const installed = parseLauncherApps(benchmark, aliasTable);

function resolve(name: string): string | readonly string[] {
  const found = resolveApp(name, installed, aliasTable);
  return 'app' in found ? found.app.packageName : found.near.map((app) => app.packageName);
}

describe('resolveApp()', () => {
  test.each([
    ['Chrome', 'com.android.chrome'],
    ['  chrome app ', 'com.android.chrome'],
    ['the Settings app', 'com.android.settings'],
    ['Simple Calendar Pro', 'com.simplemobiletools.calendar.pro'],
    ['pro expense', 'com.arduia.expense'],
    ['Tasks', 'org.tasks'],
    ['OpenTracks', 'de.dennisguse.opentracks'],
    ['VLC', 'org.videolan.vlc'],
    ['google', 'com.google.android.googlequicksearchbox'],
    ['com.acme.sketchpad', 'com.acme.sketchpad'],
    ['Sketchpad', 'com.acme.sketchpad'],
    ['chrome browser', 'com.android.chrome'],
    ['Joplinn', 'net.cozic.joplin'],
  ])('understands %j', (name, packageName) => {
    expect(resolve(name)).toBe(packageName);
  });

  test.each([
    ['Calendar', 'com.simplemobiletools.calendar.pro'],
    ['Gallery', 'com.simplemobiletools.gallery.pro'],
    ['Recipe', 'com.flauschcode.broccoli'],
    ['SMS', 'com.simplemobiletools.smsmessenger'],
    ['Sports Tracker', 'de.dennisguse.opentracks'],
    ['Arduia Pro Expense', 'com.arduia.expense'],
  ])('understands %j, which the table of aliases lacks', (name, packageName) => {
    expect(resolve(name)).toBe(packageName);
  });

  test.each(['wallet', 'scanner', 'igloo', 'google wallet', ''])('opens nothing for %j', (name) => {
    expect(resolve(name)).toBeInstanceOf(Array);
  });

  test('names near apps when a name fits several', () => {
    expect(resolve('simple')).toEqual(expect.arrayContaining(['com.simplemobiletools.calendar.pro']));
  });

  test('opens nothing where the app that an alias means is not installed', () => {
    const camera = installed.filter((app) => app.packageName !== 'com.android.camera2');
    expect(resolveApp('camera', camera, aliasTable)).toEqual({ near: [] });
  });
});

describe('parseLauncherApps()', () => {
  test('reads every form in which devices list components', () => {
    const brief = `2 activities found:
  Activity #0:
    priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=false
    org.videolan.vlc/.gui.MainActivity
  Activity #1:
    priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true
    com.android.settings/.Settings
`;
    const expected = [
      'org.videolan.vlc/org.videolan.vlc.gui.MainActivity',
      'com.android.settings/com.android.settings.Settings',
    ];
    expect(parseLauncherApps(brief, aliasTable).map((app) => app.component)).toEqual(expected);
    const plain = 'org.videolan.vlc/.gui.MainActivity\ncom.android.settings/.Settings\n';
    expect(parseLauncherApps(plain, aliasTable).map((app) => app.component)).toEqual(expected);
    expect(parseLauncherApps('No activities found\n', aliasTable)).toEqual([]);
  });

  test('labels an app by its alias, else by the telling part of its package', () => {
    expect(installed.find((app) => app.packageName === 'org.videolan.vlc')?.label).toBe('vlc');
    expect(installed.find((app) => app.packageName === 'com.acme.sketchpad')?.label).toBe('sketchpad');
  });

  test.each([
    ['com.acme.notes.android', 'notes'],
    ['com.acme.notes.app', 'notes'],
    ['com.acme.apps', 'acme'],
    ['com.acme.main', 'acme'],
    ['com.acme.notes.pro', 'notes'],
    ['com.acme.notes.free.mobile', 'notes'],
    ['android.app', 'android.app'],
  ])('of %s, not on the alias table, takes %j for the telling part', (packageName, label) => {
    expect(parseLauncherApps(`${packageName}/.Start`, aliasTable)).toEqual([
      { packageName, label, component: `${packageName}/${packageName}.Start` },
    ]);
  });

  test('labels an app by its package where the alias table has its row without a name', () => {
    expect(parseLauncherApps('org.tasks/.Start', [{ packageName: 'org.tasks', aliases: [] }])).toMatchObject([
      { label: 'tasks' },
    ]);
  });

  test('takes a line for an app only if all of it is a component', () => {
    for (const line of [
      'Activity org.tasks/.Start',
      'org.tasks/.Start (disabled)',
      'org.tasks/.Start:3',
      'org.tasks/',
    ]) {
      expect(parseLauncherApps(line, aliasTable)).toEqual([]);
    }
  });

  test('reads lines that end as on Windows', () => {
    expect(parseLauncherApps('org.tasks/.Start\r\n', aliasTable)).toMatchObject([{ packageName: 'org.tasks' }]);
  });
});

test('aliasTable holds the 57 apps of AndroidWorld, each alias in plain lower case', () => {
  expect(aliasTable).toHaveLength(57);
  expect(aliasTable.flatMap((row) => row.aliases).filter((alias) => alias !== alias.toLowerCase().trim())).toEqual([]);
});
