import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeScreen } from '../test/fake-screen.ts';
import { testApps, testImage } from '../test/test-apps.ts';
import { shellIdentity } from './disk/identity.ts';
import { bootPhone, type Phone, type PhoneOptions } from './phone.ts';

const boot = (options: Partial<PhoneOptions> = {}) =>
  bootPhone({
    image: testImage,
    apps: testApps,
    openScreen: async (host, initial) => new FakeScreen(host, initial),
    ...options,
  });

let phone: Phone;

beforeEach(async () => {
  phone = await boot();
});

afterEach(() => phone.close());

const write = (name: string, text: string) => phone.system.disk.write(`/sdcard/${name}`, text, shellIdentity);
const read = async ({ system }: Phone, name: string) =>
  Buffer.from(await system.disk.read(`/sdcard/${name}`, shellIdentity)).toString();

it('A snapshot of the console brings back disk and settings, and others stay', async () => {
  const { snapshot } = phone.adb.console;
  phone.system.settings.put('system', 'screen_brightness', '7');
  await write('a', 'before');
  await snapshot.save('one');
  phone.system.settings.put('system', 'screen_brightness', '9');
  await write('a', 'after');
  await snapshot.save('two');
  await snapshot.load('one');
  expect(await read(phone, 'a')).toBe('before');
  expect(phone.system.settings.get('system', 'screen_brightness')).toBe('7');
  await snapshot.load('two');
  expect(await read(phone, 'a')).toBe('after');
});

it('A toast does not outlast a restart', async () => {
  phone.system.toast('com.test.notes', 'Saved');
  await phone.reboot();
  expect((phone.system.screen as FakeScreen).state.toast).toBeNull();
});

it('A phone starts as the clone of a saved one, and neither sees what the other does', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saved-'));
  await write('a', 'shared');
  await phone.save(folder);
  const clone = await boot({ from: folder, serial: 'emulator-5556' });
  try {
    expect(await read(clone, 'a')).toBe('shared');
    await clone.system.disk.write('/sdcard/a', 'of the clone', shellIdentity);
    expect(await read(phone, 'a')).toBe('shared');
  } finally {
    await clone.close();
    fs.rmSync(folder, { recursive: true });
  }
});

it.each([
  ['quotes', `it's "here"`],
  ['a command', '$(reboot) `id` ; rm -rf *'],
  ['a line break', 'a\nb'],
  ['an option', '--help'],
  ['right to left and emoji', '\u202egnp.😀.שלום'],
  ['spaces at the ends', '  a  '],
  ['dots', '...'],
])('A file whose name has %s is one file, before and after a snapshot', async (_, name) => {
  const { snapshot } = phone.adb.console;
  await write(name, 'content');
  await snapshot.save('it');
  await phone.system.disk.remove(`/sdcard/${name}`, shellIdentity);
  await snapshot.load('it');
  expect(await read(phone, name)).toBe('content');
});
