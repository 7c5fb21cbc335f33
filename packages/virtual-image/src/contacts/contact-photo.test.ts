import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

const provider = 'content://com.android.contacts';
const root = { uid: 0 };
const files = '/data/data/com.android.providers.contacts/files/photos';
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
  await phone.system.disk.write('/sdcard/Pictures/wide.bmp', bitmap(), root);
});
afterAll(() => phone.close());

const photos = () => phone.query(`${provider}/contacts`, ['photo_id', 'photo_file_id', 'photo_uri', 'photo_thumb_uri']);

it('gives a contact the middle of a picture that is chosen, in two sizes, and takes it away again', async () => {
  await phone.start({
    action: 'android.intent.action.INSERT',
    type: 'vnd.android.cursor.dir/contact',
    extras: { name: 'Ann Lee', phone: '555-0100' },
  });
  await choosePhoto('Add picture', 'Choose photo');
  await phone.find('Change contact photo');
  await phone.tap('Save');
  await phone.find('large_title');
  const [row] = await phone
    .query(`${provider}/data`, ['_id', 'mimetype', 'data14', 'data15'])
    .then((rows) => rows.filter(({ mimetype }) => mimetype === 'vnd.android.cursor.item/photo'));
  expect(await photos()).toEqual([
    {
      photo_id: row?._id,
      photo_file_id: 1,
      photo_uri: `${provider}/display_photo/1`,
      photo_thumb_uri: `${provider}/contacts/1/photo`,
    },
  ]);
  expect(sizeOf(row?.data15)).toEqual([96, 96]);
  const [thumbnail] = await phone.query(`${provider}/contacts/1/photo`, ['data15']);
  expect(thumbnail?.data15).toEqual(row?.data15);
  const [display] = await phone.query(`${provider}/contacts/1/display_photo`, ['data15']);
  expect(sizeOf(display?.data15)).toEqual([200, 200]);

  await phone.tap('Edit contact');
  await choosePhoto('Change', 'Choose new photo');
  await phone.tap('Save');
  await phone.find('large_title');
  await expect.poll(() => phone.system.disk.list(files, root)).toEqual(['2']);

  await phone.tap('Edit contact');
  await phone.tap('Change');
  await phone.tap('Remove photo');
  await phone.find('Add contact photo');
  await phone.tap('Save');
  await expect.poll(photos).toEqual([{ photo_id: null, photo_file_id: null, photo_uri: null, photo_thumb_uri: null }]);
  expect(await phone.system.disk.list(files, root)).toEqual([]);
});

it('gives a contact what the camera takes, which is nowhere else then', async () => {
  await phone.system.processes.kill('com.google.android.contacts', { stopped: true });
  await phone.start({
    action: 'android.intent.action.INSERT',
    type: 'vnd.android.cursor.dir/contact',
    extras: { name: 'Bob Stone' },
  });
  await phone.tap('Add picture');
  await phone.tap('Take photo');
  await phone.tap('Shutter');
  await phone.tap('Done');
  await phone.find('Change contact photo');
  expect(await phone.system.disk.list('/sdcard/Pictures', root)).toEqual(['wide.bmp']);
  await phone.tap('Save');
  await phone.find('large_title');
  const [, bob] = await photos();
  expect(bob?.photo_uri).toMatch(/display_photo/);
});

async function choosePhoto(button: string, choice: string): Promise<void> {
  await phone.tap(button);
  await phone.tap(choice);
  await phone.tap('wide.bmp');
}

/** 300 by 200 pixels of one colour. */
function bitmap(): Uint8Array {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + 300 * 200 * 3, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(300, 18);
  head.writeInt32LE(200, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, Buffer.alloc(300 * 200 * 3, 0x40)]);
}

/** Width and height of a JPEG, from its frame header. */
function sizeOf(bytes: unknown): [width: number, height: number] | undefined {
  if (!(bytes instanceof Uint8Array)) return undefined;
  const jpeg = Buffer.from(bytes);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return [jpeg.readUInt16BE(frame + 7), jpeg.readUInt16BE(frame + 5)];
}
