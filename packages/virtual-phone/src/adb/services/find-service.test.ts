import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AttachedDevice } from '../attached-device.ts';
import { type TestPhone, testPhone } from '../testing/test-phone.ts';
import { findService } from './find-service.ts';

let phone: TestPhone;

beforeEach(() => {
  phone = testPhone();
});
afterEach(() => phone.dispose());

async function answer(name: string): Promise<string> {
  const service = await findService(new AttachedDevice(1, phone, () => {}), name);
  const [near, far] = duplexPair();
  void service?.(far);
  return await text(near);
}

it.each(['', '\0', '\0\0\0'])('findService() gives a command no NULs of the transport (%j)', async (end) => {
  expect(await answer(`exec:printf %s hi${end}`)).toBe('hi');
});

it.each(['', '\0', '\0\0\0'])(
  'findService() cuts the arguments of abb at NULs, but not at the last (%j)',
  async (end) => {
    const given: (readonly string[])[] = [];
    const { runCommand } = phone;
    Object.assign(phone, {
      runCommand: (...call: Parameters<typeof runCommand>) => {
        given.push(call[0]);
        return runCommand(...call);
      },
    });
    await answer(`abb_exec:package\0uninstall\0com.x${end}`);
    expect(given).toEqual([['package', 'uninstall', 'com.x']]);
  },
);
