import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeScreen } from '../../../../test/fake-screen.ts';
import { testApp, testApps, testImage } from '../../../../test/test-apps.ts';
import { rootIdentity, shellIdentity } from '../../../disk/identity.ts';
import { bootPhone, type Phone } from '../../../phone.ts';
import type { SystemServices } from '../../system-services.ts';

let phone: Phone;
let system: SystemServices;

beforeEach(async () => {
  phone = await bootPhone({
    image: testImage,
    apps: testApps,
    openScreen: async (host, initial) => new FakeScreen(host, initial),
  });
  system = phone.system;
});

afterEach(() => phone.close());

const query = async (uri: string, ...projection: string[]) =>
  (await system.content.query(uri, projection.length === 0 ? {} : { projection }, shellIdentity)).rows;
const insert = (uri: string, values: Record<string, string | number | null>) =>
  system.content.insert(uri, values, shellIdentity);
const sqlite = async (file: string) => system.disk.database(`/data/data/${file}`, rootIdentity);

describe('telephony provider', () => {
  it('shows a received message as a real phone does', async () => {
    await system.telephony.receiveSms('+15551234567', 'hi');
    const { columns, rows } = await system.content.query('content://sms/inbox', {}, shellIdentity);
    expect(columns.join(' ')).toBe(
      '_id thread_id address person date date_sent protocol read status type reply_path_present subject body ' +
        'service_center locked sub_id error_code creator seen',
    );
    expect(rows).toMatchObject([
      {
        _id: 1,
        thread_id: 1,
        address: '+15551234567',
        person: null,
        protocol: 0,
        read: 0,
        type: 1,
        body: 'hi',
        sub_id: 1,
      },
    ]);
  });

  it('keeps one thread for a number, however it is written, and its snippet up to date', async () => {
    await insert('content://sms/inbox', { address: '+1 555-123-4567', body: 'one', date: 1 });
    await insert('content://sms/sent', { address: '15551234567', body: 'two', date: 2 });
    await insert('content://sms/inbox', { address: '5559999999', body: 'other', date: 3 });
    const database = await sqlite('com.android.providers.telephony/databases/mmssms.db');
    const threads = () => database.prepare('SELECT _id, snippet, message_count, read FROM threads ORDER BY _id').all();
    expect(threads()).toEqual([
      { _id: 1, snippet: 'two', message_count: 2, read: 0 },
      { _id: 2, snippet: 'other', message_count: 1, read: 0 },
    ]);
    await system.content.update('content://sms/1', { read: 1 }, undefined, [], shellIdentity);
    await system.content.delete('content://sms', "body='two'", [], shellIdentity);
    expect(threads()[0]).toEqual({ _id: 1, snippet: 'one', message_count: 1, read: 1 });
    database.exec('DELETE FROM sms');
    expect(threads()).toMatchObject([{ message_count: 0 }, { message_count: 0 }]);
  });

  it('refuses to delete by box, and URLs it does not know', async () => {
    await expect(system.content.delete('content://sms/sent', undefined, [], shellIdentity)).rejects.toMatchObject({
      javaClass: 'java.lang.IllegalArgumentException',
      message: 'Unknown URL',
    });
    await expect(query('content://sms/nothing')).rejects.toThrow('Unknown URL content://sms/nothing');
    await expect(query('content://nobody/x')).rejects.toThrow('Could not find provider: nobody');
  });

  it('marks who sent, and lets an app in only with the permission', async () => {
    await system.telephony.sendSms('com.test.notes', '5551234567', 'hello');
    expect(await query('content://sms/sent', 'body', 'creator', 'type')).toEqual([
      { body: 'hello', creator: 'com.test.notes', type: 2 },
    ]);
    const { uid } = system.packages.find('com.test.notes') ?? { uid: 0 };
    await expect(system.content.query('content://sms', {}, { uid })).rejects.toThrow(
      'requires android.permission.READ_SMS',
    );
  });
});

describe('sendSms()', () => {
  const send = (text: string, again?: string) =>
    system.telephony.sendSms('com.test.notes', '5551234567', text, again === undefined ? {} : { resendUri: again });

  // The shell sees only what was received and sent.
  const all = async () =>
    (await system.content.query('content://sms', { projection: ['_id', 'type', 'body'] }, rootIdentity)).rows;

  it('fails while the radio is off, and tries again in the same place', async () => {
    await system.radios.setAirplane(true);
    expect(await send('hello')).toBe(false);
    const [failed] = await all();
    expect(failed).toMatchObject({ type: 5, body: 'hello' });
    await system.radios.setAirplane(false);
    expect(await send('hello again', `content://sms/${failed?._id}`)).toBe(true);
    expect(await all()).toEqual([{ _id: failed?._id, type: 2, body: 'hello again' }]);
  });

  it('sends anew what is no longer there', async () => {
    expect(await send('hello', 'content://sms/99')).toBe(true);
    expect(await all()).toMatchObject([{ type: 2, body: 'hello' }]);
  });
});

describe('contacts provider', () => {
  const addContact = async (name: string, number: string) => {
    const raw = await insert('content://com.android.contacts/raw_contacts', { account_type: null, account_name: null });
    const id = Number(raw?.split('/').pop());
    const data = (kind: string, data1: string) =>
      insert('content://com.android.contacts/data', {
        raw_contact_id: id,
        mimetype: `vnd.android.cursor.item/${kind}`,
        data1,
      });
    await data('name', name);
    await data('phone_v2', number);
    return id;
  };

  it('makes a contact of a raw contact at once', async () => {
    await addContact('Ann Mary Lee', '+1 555-010-0123');
    expect(
      await query(
        'content://com.android.contacts/contacts',
        'display_name',
        'display_name_alt',
        'phonebook_label',
        'has_phone_number',
      ),
    ).toEqual([
      { display_name: 'Ann Mary Lee', display_name_alt: 'Lee, Ann Mary', phonebook_label: 'A', has_phone_number: 1 },
    ]);
    expect(await query('content://contacts/phones/', 'display_name', 'number')).toEqual([
      { display_name: 'Ann Mary Lee', number: '+1 555-010-0123' },
    ]);
    expect(await query('content://com.android.contacts/phone_lookup/5550100123', 'display_name')).toEqual([
      { display_name: 'Ann Mary Lee' },
    ]);
  });

  it('has the default columns in the order of the real one', async () => {
    await addContact('A B', '1');
    const columnsOf = async (path: string) =>
      (await system.content.query(`content://com.android.contacts/${path}`, {}, shellIdentity)).columns;
    expect((await columnsOf('contacts')).slice(0, 3)).toEqual([
      'last_time_contacted',
      'phonetic_name',
      'custom_ringtone',
    ]);
    expect(await columnsOf('contacts')).toHaveLength(36);
    expect(await columnsOf('data')).toHaveLength(84);
  });

  it('refuses a column it does not have', async () => {
    await expect(query('content://com.android.contacts/contacts', 'nonsense')).rejects.toThrow(
      'Invalid column nonsense',
    );
  });

  it('forgets contacts when they are deleted, and everything when its data are cleared', async () => {
    const id = await addContact('A B', '5550100999');
    await addContact('C D', '5550100888');
    await system.content.delete(`content://com.android.contacts/raw_contacts/${id}`, undefined, [], shellIdentity);
    expect(await query('content://com.android.contacts/contacts', 'display_name')).toEqual([{ display_name: 'C D' }]);
    await insert('content://call_log/calls', { number: '1', type: 1, date: 1, duration: 2 });
    await system.packages.clear('com.android.providers.contacts');
    expect(await query('content://com.android.contacts/contacts')).toEqual([]);
    expect(await query('content://call_log/calls')).toEqual([]);
  });

  it('tells the type of a list of people, which the contacts app is opened by', async () => {
    expect(await system.content.type('content://contacts/people/', shellIdentity)).toBe(
      'vnd.android.cursor.dir/person',
    );
  });
});

describe('call log provider', () => {
  it('records calls as they end', async () => {
    await system.telephony.incomingCall('5551234');
    await system.telephony.remoteEnd('5551234');
    await system.telephony.incomingCall('5551235');
    await system.telephony.hangUp();
    await system.telephony.dial('5551236');
    await system.telephony.remoteAccept('5551236');
    await system.telephony.hangUp();
    expect(await query('content://call_log/calls', 'number', 'type')).toEqual([
      { number: '5551234', type: 3 },
      { number: '5551235', type: 5 },
      { number: '5551236', type: 2 },
    ]);
    await expect(insert('content://call_log/calls', { nonsense: 1 })).rejects.toThrow('Invalid column nonsense');
    expect(await system.content.delete('content://call_log/calls', undefined, [], shellIdentity)).toBe(3);
  });
});

describe('media provider', () => {
  it('knows files written through shared storage, and deletes them with their rows', async () => {
    await system.disk.write('/sdcard/Download/a.png', 'x', shellIdentity);
    await system.disk.write('/sdcard/Download/b.txt', 'y', shellIdentity);
    expect(
      await query('content://media/external/images/media', '_display_name', 'relative_path', 'bucket_display_name'),
    ).toEqual([{ _display_name: 'a.png', relative_path: 'Download/', bucket_display_name: 'Download' }]);
    expect(await system.content.delete('content://media/external/downloads', undefined, [], shellIdentity)).toBe(2);
    expect(await system.disk.list('/sdcard/Download', shellIdentity)).toEqual([]);
  });

  it('learns of files put behind its back when it is told to scan', async () => {
    await system.disk.write('/data/media/0/Music/song.mp3', 'x', rootIdentity);
    expect(await query('content://media/external/audio/media')).toEqual([]);
    const scan = (file: string) => system.content.call('content://media', 'scan_file', file, {}, shellIdentity);
    expect(await scan('/storage/emulated/0/Music/song.mp3')).toEqual({
      'android.intent.extra.STREAM': { uri: 'content://media/external_primary/audio/media/1' },
    });
    expect(await query('content://media/external/audio/media', 'title', 'is_music')).toEqual([
      { title: 'song', is_music: 1 },
    ]);
    await system.disk.remove('/data/media/0/Music/song.mp3', rootIdentity);
    expect(await scan('/sdcard/Music/song.mp3')).toEqual({ 'android.intent.extra.STREAM': null });
    expect(await query('content://media/external/audio/media')).toEqual([]);
  });

  it('has the whole default projection, in hash order', async () => {
    const { columns } = await system.content.query('content://media/external/images/media', {}, shellIdentity);
    expect(columns.slice(0, 3)).toEqual(['instance_id', 'compilation', 'disc_number']);
    expect(columns.at(-1)).toBe('relative_path');
  });

  it('refuses files outside of the folders of a collection', async () => {
    await expect(
      insert('content://media/external/images/media', { _data: '/sdcard/Documents/../../../etc/x.png' }),
    ).rejects.toThrow(
      'not allowed for content://media/external/images/media; allowed directories are [Pictures, DCIM]',
    );
  });
});

it('media rows: none for what is hidden, wherever it is moved', async () => {
  const write = (path: string) => system.disk.write(path, 'x', rootIdentity);
  for (const folder of ['/sdcard/Music/.trash', '/sdcard/Music/own'])
    await system.disk.mkdir(folder, rootIdentity, { recursive: true });
  await write('/sdcard/Music/own/.nomedia');
  for (const name of ['.trash/a', 'own/b', 'c']) await write(`/sdcard/Music/${name}.mp3`);
  const files = async () => (await query('content://media/external/file', '_data')).map(({ _data }) => _data);
  expect(await files()).toEqual(['/storage/emulated/0/Music/c.mp3']);
  await system.disk.move('/sdcard/Music', '/sdcard/Podcasts/old', rootIdentity);
  expect(await files()).toEqual(['/storage/emulated/0/Podcasts/old/c.mp3']);
});

describe('the numbers of media rows', () => {
  const audio = '/sdcard/Music';
  const write = (name: string) => system.disk.write(`${audio}/${name}.mp3`, name, rootIdentity);
  const look = () => system.content.call('content://media', 'wait_for_idle', undefined, {}, shellIdentity);
  const steps: readonly (() => Promise<unknown>)[] = [
    () => write('z'),
    () => write('y'),
    () => system.disk.remove(audio, rootIdentity, { recursive: true }),
    () => system.disk.mkdir(audio, rootIdentity),
    () => write('y'),
    () => write('x'),
    () => system.disk.remove(`${audio}/x.mp3`, rootIdentity),
    () => write('b'),
    () => system.disk.move(audio, '/sdcard/Podcasts/old', rootIdentity),
    () => system.disk.mkdir(audio, rootIdentity),
    () => write('a'),
    () => system.content.call('content://media', 'scan_volume', 'external_primary', {}, shellIdentity),
  ];

  it.each([
    ['after every change', () => true],
    ['at the end', () => false],
    ['now and then', (step: number) => step % 3 === 0],
  ] as const)('follow from the order of what happened, where the scanner looks %s', async (_, looksAfter) => {
    for (const [step, act] of steps.entries()) {
      await act();
      if (looksAfter(step)) await look();
    }
    expect(await query('content://media/external/file', '_id', '_data')).toEqual([
      { _id: 6, _data: '/storage/emulated/0/Podcasts/old/b.mp3' },
      { _id: 7, _data: '/storage/emulated/0/Podcasts/old/y.mp3' },
      { _id: 8, _data: '/storage/emulated/0/Music/a.mp3' },
    ]);
  });
});

describe('media provider, for an app', () => {
  const images = 'content://media/external/images/media';
  const files = 'content://media/external/file';

  /** Two pictures of the shell's and one of each of the apps. */
  async function open() {
    await phone.close();
    const gallery = testApp('com.test.gallery', {
      targetSdk: 33,
      permissions: ['android.permission.READ_MEDIA_IMAGES'],
    });
    const old = testApp('com.test.old', {
      targetSdk: 28,
      permissions: ['android.permission.READ_EXTERNAL_STORAGE', 'android.permission.WRITE_EXTERNAL_STORAGE'],
    });
    phone = await bootPhone({
      image: testImage,
      apps: [...testApps, gallery, old],
      openScreen: async (host, initial) => new FakeScreen(host, initial),
    });
    system = phone.system;
    const identities = ['com.test.gallery', 'com.test.old'].map((name) => ({
      uid: system.packages.find(name)?.uid ?? 0,
    }));
    const [galleryId = rootIdentity, oldId = rootIdentity] = identities;
    for (const [index, who] of [shellIdentity, galleryId, oldId].entries()) {
      await system.content.insert(images, { _display_name: `${index}.png` }, who);
    }
    await system.content.insert('content://media/external/downloads', { _display_name: 'a.pdf' }, shellIdentity);
    const names = async (uri: string, who: typeof galleryId) =>
      (await system.content.query(uri, { projection: ['_display_name'], sort: '_display_name' }, who)).rows
        .map(({ _display_name: name }) => name)
        .filter((name) => /\.\w+$/.test(String(name)));
    return { galleryId, oldId, names };
  }

  it('has only its own rows without a permission, and others of the kind with it', async () => {
    const { galleryId, names } = await open();
    expect(await names(images, galleryId)).toEqual(['1.png']);
    expect(await names(files, galleryId)).toEqual(['1.png']);
    await system.packages.grant('com.test.gallery', 'android.permission.READ_MEDIA_IMAGES');
    expect(await names(images, galleryId)).toEqual(['0.png', '1.png', '2.png']);
    expect(await names(files, galleryId)).toEqual(['0.png', '1.png', '2.png']);
    expect(await system.content.delete(images, undefined, [], galleryId)).toBe(1);
    expect(await names(images, shellIdentity)).toEqual(['0.png', '2.png']);
  });

  it('has all rows with access to all files, or as an app of before scoped storage', async () => {
    const { galleryId, oldId, names } = await open();
    expect(await names(files, oldId)).toEqual(['2.png']);
    await system.packages.grant('com.test.old', 'android.permission.READ_EXTERNAL_STORAGE');
    expect(await names(images, oldId)).toHaveLength(3);
    expect(await system.content.delete(images, "_display_name = '0.png'", [], oldId)).toBe(0);
    await system.packages.grant('com.test.old', 'android.permission.WRITE_EXTERNAL_STORAGE');
    expect(await system.content.delete(images, "_display_name = '0.png'", [], oldId)).toBe(1);
    system.packages.appOps('com.test.gallery').set('MANAGE_EXTERNAL_STORAGE', 'allow');
    expect(await names(files, galleryId)).toEqual(['1.png', '2.png', 'a.pdf']);
  });

  it('knows no albums without the right to its music', async () => {
    const { galleryId } = await open();
    await system.disk.write('/data/media/0/Music/song.mp3', 'x', rootIdentity);
    await system.content.call('content://media', 'scan_file', '/sdcard/Music/song.mp3', {}, shellIdentity);
    const albums = (who: typeof galleryId) => system.content.query('content://media/external/audio/albums', {}, who);
    expect((await albums(galleryId)).rows).toEqual([]);
  });
});

describe('settings provider', () => {
  it('reads and writes the settings', async () => {
    await insert('content://settings/system', { name: 'font_scale', value: '1.3' });
    expect(system.settings.get('system', 'font_scale')).toBe('1.3');
    const { rows } = await system.content.query(
      'content://settings/system',
      { where: "name='font_scale'" },
      shellIdentity,
    );
    expect(rows).toMatchObject([{ name: 'font_scale', value: '1.3' }]);
    expect(await system.content.call('content://settings', 'GET_global', 'wifi_on', {}, shellIdentity)).toEqual({
      value: '1',
    });
  });
});
