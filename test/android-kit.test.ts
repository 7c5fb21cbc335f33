import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addContact,
  clearContacts,
  clearSms,
  closeRecents,
  deleteContent,
  editDatabase,
  emptyFolder,
  getBrightness,
  getSetting,
  hasAppSnapshot,
  hasPermission,
  insertContent,
  isBluetoothOn,
  isWifiOn,
  listAllSms,
  listContacts,
  listFiles,
  listNotifications,
  listPackages,
  listSettings,
  listSms,
  putSetting,
  queryContent,
  readClipboard,
  readClock,
  readDatabase,
  receiveSms,
  restoreAppSnapshot,
  run,
  saveAppSnapshot,
  setAirplaneMode,
  setBluetooth,
  setBrightness,
  setClock,
  setUpApp,
  setWifi,
  wipeSharedStorage,
  withoutHeadsUp,
  writeClipboard,
} from '../packages/android-kit/src/index.ts';
import { type Device, type Driver, sh, waitUntil } from '../packages/core/src/index.ts';
import { standardApps } from '../packages/virtual-apps/src/index.ts';
import { systemImage } from '../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../packages/virtual-phone/src/index.ts';

let driver: Driver;
let device: Device;

beforeAll(async () => {
  driver = virtualPhone({ image: systemImage, apps: standardApps });
  device = await driver.open('emulator-5554');
});

const context = () => ({ device, signal: new AbortController().signal, log: () => undefined });

afterAll(async () => {
  await device.close();
  await driver.close?.();
});

/** Its process id, or nothing. What is in front says less: a dialog of the system may stand over the app. */
const processOf = async (packageName: string) => (await device.shell(sh`pidof ${packageName}`)).stdout.trim();

const root = { root: true };
const packageName = 'com.google.android.contacts';
const hostile = `it's "my" $(reboot) \`id\` ; data="x" \\n ä 名 😀`;

describe('editDatabase()', () => {
  const folder = `/data/data/${packageName}/databases of "mine"`;
  const path = `${folder}/it's notes.db`;
  const neighbour = `${folder}/other.db`;
  const stateOf = (file: string) => run(device, sh`stat -c ${'%u:%g %a'} ${file}; ls -dZ ${file}`, root);

  beforeAll(async () => {
    const owner = await run(device, sh`stat -c %u:%g ${`/data/data/${packageName}`}`, root);
    await run(device, sh`mkdir -p ${folder}`, root);
    for (const file of [path, neighbour])
      await run(device, sh`sqlite3 ${file} ${'CREATE TABLE notes (text); INSERT INTO notes VALUES (1);'}`, root);
    await run(device, sh`chown -R ${owner} ${folder} && chmod 660 ${path}`, root);
  });

  test('keeps owner, mode and label, leaves no journals and does not touch the database beside it', async () => {
    const [before, beside] = [await stateOf(path), await run(device, sh`md5sum ${neighbour}`, root)];
    await run(device, sh`touch ${`${path}-journal`}`, root);
    await editDatabase(device, { packageName, path }, (database) => {
      database.prepare('INSERT INTO notes VALUES (?)').run(hostile);
    });
    expect(await stateOf(path)).toBe(before);
    expect(await run(device, sh`md5sum ${neighbour}`, root)).toBe(beside);
    expect((await run(device, sh`ls ${folder}`, root)).split('\n')).toEqual(["it's notes.db", 'other.db']);
    const texts = await readDatabase(device, { packageName, path }, (database) =>
      database.prepare('SELECT text FROM notes').pluck().all(),
    );
    expect(texts).toEqual([1, hostile]);
  });

  test('changes nothing when the edit throws', async () => {
    const before = await run(device, sh`md5sum ${path}`, root);
    const edit = editDatabase(device, { packageName, path }, (database) => {
      database.exec('DELETE FROM notes');
      throw new Error('changed my mind');
    });
    await expect(edit).rejects.toThrow('changed my mind');
    expect(await run(device, sh`md5sum ${path}`, root)).toBe(before);
  });

  test('stops the app first', async () => {
    await device.apps.open('contacts');
    expect(await processOf(packageName)).toMatch(/^\d+$/);
    await editDatabase(device, { packageName, path }, () => undefined);
    expect(await processOf(packageName)).toBe('');
  });

  test('tells that there is no such database', async () => {
    await expect(
      editDatabase(device, { packageName, path: `${folder}/missing.db` }, () => undefined),
    ).rejects.toMatchObject({
      code: 'AW_COMMAND_FAILED',
      message: expect.stringMatching(
        /^There is no database ".*missing\.db" on ".*"\. An app makes its databases when it first runs/,
      ),
    });
  });
});

test('readDatabase() sees what only the write-ahead log holds', async () => {
  await clearContacts(device);
  await addContact(device, { name: 'Ada Bennett', number: '555' });
  const provider = 'com.android.providers.contacts';
  const path = `/data/data/${provider}/databases/contacts2.db`;
  const names = await readDatabase(device, { packageName: provider, path }, (database) =>
    database.prepare('SELECT display_name FROM raw_contacts').pluck().all(),
  );
  expect(names).toEqual(['Ada Bennett']);
});

describe('app snapshots', () => {
  const data = `/data/data/${packageName}`;
  const protectedData = `/data/user_de/0/${packageName}`;
  const put = (path: string, text: string) =>
    run(
      device,
      sh`mkdir -p "$(dirname ${path})" && echo ${text} > ${path} && chown $(stat -c %u:%g ${data}) ${path} && chmod 640 ${path}`,
      root,
    );
  const list = () => run(device, sh`find ${data} ${protectedData} -type f -exec stat -c ${'%n %u:%g %a'} {} +`, root);

  test('bring back hidden files, device-protected storage, owners and modes, and take away what is new', async () => {
    await put(`${data}/.hidden`, 'a');
    await put(`${protectedData}/files/de`, 'b');
    await saveAppSnapshot(device, packageName);
    const saved = await list();
    await put(`${data}/.later`, 'c');
    await put(`${protectedData}/files/later`, 'd');
    await run(device, sh`rm ${`${data}/.hidden`}; chmod 777 ${`${protectedData}/files/de`}`, root);
    await restoreAppSnapshot(device, packageName);
    expect((await list()).split('\n').sort()).toEqual(saved.split('\n').sort());
  });

  test('stop the app that is restored', async () => {
    await device.apps.open('contacts');
    expect(await processOf(packageName)).toMatch(/^\d+$/);
    await restoreAppSnapshot(device, packageName);
    expect(await processOf(packageName)).toBe('');
  });

  test('are an error when there is none', async () => {
    expect(await hasAppSnapshot(device, 'com.android.settings')).toBe(false);
    await expect(restoreAppSnapshot(device, 'com.android.settings')).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('no saved state of com.android.settings'),
    });
  });
});

describe('setUpApp()', () => {
  test('passes the first run and saves the state once', async () => {
    const camera = {
      name: 'camera',
      packageName: 'com.android.camera2',
      firstRun: ['NEXT', 'While using the app'],
      mainScreenShows: /^shutter$/i,
    };
    await setUpApp(context(), camera);
    expect(await hasAppSnapshot(device, camera.packageName)).toBe(true);
    const marker = '/data/data/com.android.camera2/marker';
    await run(device, sh`touch ${marker}`, root);
    await setUpApp(context(), camera);
    expect(await device.files.stat(marker)).toBeDefined();
  });

  test('waits until the app says that it is ready, and taps buttons away that have no label', async () => {
    const seen: boolean[] = [];
    const permission = 'android.permission.ACCESS_FINE_LOCATION';
    const camera = {
      name: 'camera',
      packageName: 'com.android.camera2',
      firstRun: ['NEXT', { text: /^While using the app$/i, clickable: true }],
      mainScreenShows: /^shutter$|^NEXT$/i,
      async isReady() {
        seen.push(await hasPermission(device, 'com.android.camera2', permission));
        return seen.at(-1) === true;
      },
    };
    await run(device, sh`rm -rf /data/local/androidworld-typescript/snapshots/com.android.camera2`, root);
    await setUpApp(context(), camera);
    expect(seen.at(-1)).toBe(true);
    expect(seen[0]).toBe(false);
  });

  test('saves nothing when the main screen never shows', async () => {
    const clock = { name: 'clock', packageName: 'com.google.android.deskclock', mainScreenShows: 'No such label' };
    const setUp = setUpApp({ ...context(), signal: AbortSignal.timeout(1_500) }, clock);
    await expect(setUp).rejects.toThrow();
    expect(await hasAppSnapshot(device, clock.packageName)).toBe(false);
  });

  test('names the files an app that is missing could be installed from', async () => {
    const app = { name: 'notes', packageName: 'org.example.notes', apks: [{ file: 'notes.apk' }] };
    await expect(setUpApp(context(), app)).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('notes.apk'),
    });
    await expect(setUpApp(context(), app, { source: { apks: '/nowhere' } })).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('/nowhere/notes.apk'),
    });
  });
});

describe('settings', () => {
  test.each([hostile, 'two\nlines', '🎉'])('keep the text %j', async (text) => {
    await putSetting(device, 'global', 'androidworld_test', text);
    expect(await getSetting(device, 'global', 'androidworld_test')).toBe(text);
    expect((await listSettings(device, 'global')).get('androidworld_test')).toBe(text);
    await run(device, sh`settings delete global androidworld_test`);
    expect(await getSetting(device, 'global', 'androidworld_test')).toBeUndefined();
  });

  test('of the radios are switched and read back, in airplane mode too', async () => {
    for (const on of [false, true]) {
      await setWifi(device, on);
      expect(await isWifiOn(device)).toBe(on);
      await setBluetooth(device, on);
      expect(await isBluetoothOn(device)).toBe(on);
    }
    await setAirplaneMode(device, true);
    expect(await isWifiOn(device)).toBe(false);
    await setAirplaneMode(device, false);
    expect(await isWifiOn(device)).toBe(true);
  });

  test('of the brightness are set with adaptive brightness off', async () => {
    await setBrightness(device, 17);
    expect(await getBrightness(device)).toBe(17);
    expect(await getSetting(device, 'system', 'screen_brightness_mode')).toBe('0');
  });
});

test('setClock() sets the time and lets it run', async () => {
  const time = new Date('2024-02-29T23:59:50Z');
  await setClock(device, time);
  const now = await readClock(device);
  expect(now).toBeGreaterThanOrEqual(time.getTime());
  expect(now).toBeLessThan(time.getTime() + 60_000);
});

describe('the clipboard', () => {
  beforeAll(() =>
    setUpApp(context(), {
      name: 'clipper',
      packageName: 'ca.zgrs.clipper',
      firstRun: ['Continue', 'OK'],
      mainScreenShows: /clipper/i,
    }),
  );

  const texts = [
    hostile,
    'two\nlines\n\nand an end\n',
    ' result=-1, data="a" , data="b"',
    '"quoted"',
    "'",
    '<script>alert(1)</script>\u202Eabc',
    `${'long text. '.repeat(460)}end`,
  ];

  test.each(texts.map((text) => ({ text, begin: JSON.stringify(text.slice(0, 30)) })))(
    'keeps the text that begins with $begin',
    async ({ text }) => {
      await writeClipboard(device, text);
      expect(await readClipboard(device)).toBe(text);
    },
  );
});

describe('contacts', () => {
  test.each(['Ada Bennett', `O'Hara, "Bo" $(id)`, '名前 😀', 'a=b, c:d'])('keep the name %j', async (name) => {
    await clearContacts(device);
    await addContact(device, { name, number: '+1 (555) 010-9999' });
    expect(await listContacts(device)).toEqual([{ name, number: '+1 (555) 010-9999' }]);
  });

  test('are gone after clearContacts()', async () => {
    await addContact(device, { name: 'Ada', number: '1' });
    await clearContacts(device);
    expect(await listContacts(device)).toEqual([]);
  });
});

test('receiveSms() has any text arrive, and listSms() gives the newest first', async () => {
  await clearSms(device);
  const bodies = ['first', `a=b, body=c, ${hostile}`, 'two\nlines'];
  for (const body of bodies) await receiveSms(device, { from: '+15550109999', body });
  const inbox = await listSms(device, 'inbox');
  expect(inbox.map((sms) => sms.body)).toEqual(bodies.toReversed());
  expect(inbox[0]?.address).toBe('+15550109999');
  await clearSms(device);
  expect(await listSms(device, 'inbox')).toEqual([]);
});

test('listAllSms() gives texts of every box, the oldest first, and clearSms() leaves none', async () => {
  await clearSms(device);
  await receiveSms(device, { from: '+15550109999', body: hostile });
  const types = { sent: 2, draft: 3, outbox: 4, failed: 5, queued: 6 };
  const at = (await readClock(device)) + 60_000;
  for (const [box, type] of Object.entries(types)) {
    await insertContent(device, 'content://sms', {
      address: '+15550101111',
      body: `a|b\n${box}`,
      type,
      date: at + type,
    });
  }
  const all = await listAllSms(device);
  expect(all.map(({ box, body }) => [box, body])).toEqual([
    ['inbox', hostile],
    ...Object.keys(types).map((box) => [box, `a|b\n${box}`]),
  ]);
  expect(all[0]).toMatchObject({ address: '+15550109999', dateMs: expect.any(Number) });
  await clearSms(device);
  expect(await listAllSms(device)).toEqual([]);
});

test('withoutHeadsUp() lets notifications come without popping up, also when the work fails', async () => {
  const messenger = 'com.google.android.apps.messaging';
  const headsUp = () => getSetting(device, 'global', 'heads_up_notifications_enabled');
  // It has told of the texts of other tests.
  await run(device, sh`am force-stop ${messenger}`);
  const before = await listNotifications(device, messenger);
  await withoutHeadsUp(device, {}, async () => {
    expect(await headsUp()).toBe('0');
    await receiveSms(device, { from: '+15550107777', body: 'Hello' });
    await waitUntil(async () => (await listNotifications(device, messenger)).size > before.size, {
      what: 'it is there',
    });
  });
  expect(await headsUp()).toBe('1');
  await expect(withoutHeadsUp(device, {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await headsUp()).toBe('1');
  await run(device, sh`am force-stop ${messenger}`);
  await clearSms(device);
});

describe('files', () => {
  const folder = `/sdcard/My "files" it's`;

  test('are listed whatever their names are, hidden ones too', async () => {
    await emptyFolder(device, folder);
    const names = [
      'plain.txt',
      '.hidden',
      'with space.txt',
      `it's "x" $(id).txt`,
      'sub folder/名.txt',
      'two\nlines.txt',
    ];
    for (const name of names) await device.files.write(`${folder}/${name}`, name);
    const listed = await listFiles(device, folder);
    expect(listed.map(({ path }) => path).sort()).toEqual(names.toSorted());
    expect(listed.find(({ path }) => path === '.hidden')?.size).toBe('.hidden'.length);
  });

  test('are none in a folder that is missing', async () => {
    expect(await listFiles(device, '/sdcard/Nothing here')).toEqual([]);
  });

  test('of the shared storage are wiped, those below Android/ kept', async () => {
    await device.files.write('/sdcard/Download/a b.txt', 'x');
    await device.files.write('/sdcard/Android/data/net.osmand/files/map.obf', 'map');
    await wipeSharedStorage(device);
    expect(await device.files.stat('/sdcard/Download/a b.txt')).toBeUndefined();
    expect(await device.files.stat('/sdcard/Android/data/net.osmand/files/map.obf')).toBeDefined();
  });
});

test('content rows are added with any text and deleted by condition', async () => {
  const uri = 'content://sms';
  await insertContent(device, uri, { address: '+1555', body: hostile, type: 1, read: true, subject: null });
  const query = { uri, columns: ['_id', 'address', 'type', 'body'], where: "address = '+1555'" };
  expect(await queryContent(device, query)).toEqual([
    { _id: expect.stringMatching(/^\d+$/), address: '+1555', type: '1', body: hostile },
  ]);
  await deleteContent(device, uri, "address = '+1555'");
  expect(await queryContent(device, query)).toEqual([]);
});

test('queryContent() tells what the provider refused', async () => {
  await expect(queryContent(device, { uri: 'content://no.such/rows', columns: ['_id'] })).rejects.toMatchObject({
    code: 'AW_COMMAND_FAILED',
  });
});

test('closeRecents() takes every task away', async () => {
  await device.apps.open('settings');
  await device.apps.open('clock');
  await closeRecents(device);
  expect(await run(device, sh`dumpsys activity recents`)).not.toMatch(/type=standard/);
  expect(await listPackages(device)).toContain('com.android.settings');
});
