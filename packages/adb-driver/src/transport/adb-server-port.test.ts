import { expect, it } from 'vitest';
import { adbServerPort } from './adb-server-port.ts';

it('adbServerPort() is the one adb itself would ask', () => {
  expect(adbServerPort({})).toBe(5037);
  expect(adbServerPort({ ANDROID_ADB_SERVER_PORT: '' })).toBe(5037);
  expect(adbServerPort({ ANDROID_ADB_SERVER_PORT: '15037' })).toBe(15037);
});

it.each(['abc', '0', '70000', '50.5'])('adbServerPort() says that %s is no port', (port) => {
  expect(() => adbServerPort({ ANDROID_ADB_SERVER_PORT: port })).toThrow(
    `The environment variable ANDROID_ADB_SERVER_PORT is "${port}": expected the port of the adb server, from 1 to 65535`,
  );
});
