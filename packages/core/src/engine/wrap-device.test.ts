import { expect, it } from 'vitest';
import type { Device } from '../contracts/device.ts';
import { sh } from '../shell/sh.ts';
import { fakeDevice } from '../testing/fake-device.ts';
import { type DeviceCall, wrapDevice } from './wrap-device.ts';

/** Every call that a device may have, made on it. */
const calls: readonly ((device: Device) => Promise<unknown> | undefined)[] = [
  (device) => device.facts(),
  (device) => device.observe({ screenshot: false }),
  (device) => device.perform({ type: 'key', keycode: 'KEYCODE_HOME' }),
  (device) => device.shell(sh`true`),
  (device) => device.files.write('/sdcard/a', 'a'),
  (device) => device.files.read('/sdcard/a'),
  (device) => device.files.stat('/sdcard/a'),
  (device) => device.files.list('/sdcard'),
  (device) => device.apps.list(),
  (device) => device.apps.open('no such app'),
  (device) => device.apps.stop('no such app'),
  (device) => device.close(),
];

it('wrapDevice() puts something around every call, and lets its answer and its error through', async () => {
  const plain = fakeDevice();
  const twin = fakeDevice();
  const seen: string[] = [];
  const device = wrapDevice(plain, ({ what, options = {} }, next) => {
    seen.push(what);
    return next(options);
  });
  const outcome = (made: Promise<unknown> | undefined) =>
    Promise.resolve(made).then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );
  for (const call of calls) expect(await outcome(call(device))).toBe(await outcome(call(twin)));
  expect(seen).toHaveLength(calls.length);
  expect(new Set(seen).size).toBe(calls.length);
  expect([device.serial, device.kind, device.settleTimings]).toEqual([plain.serial, plain.kind, plain.settleTimings]);
});

it('wrapDevice() has no more capabilities than the device', () => {
  const { time: _time, console: _console, ...plain } = fakeDevice();
  const device = wrapDevice(plain, (_, next) => next({}));
  expect(Object.keys(device).filter((name) => name === 'time' || name === 'console')).toEqual([]);
});

it('wrapDevice() can give other limits, make a call again, and answer without one', async () => {
  let tries = 0;
  const given: unknown[] = [];
  const plain = fakeDevice();
  const flaky: Device = {
    ...plain,
    facts(limits) {
      given.push(limits?.timeoutMs);
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('not yet')) : plain.facts(limits);
    },
  };
  const again = async <T>(_call: DeviceCall, next: (limits: { timeoutMs: number }) => Promise<T>) => {
    try {
      return await next({ timeoutMs: 5 });
    } catch {
      return next({ timeoutMs: 500 });
    }
  };
  expect(await wrapDevice(flaky, again).facts({ timeoutMs: 9 })).toEqual(await plain.facts());
  expect(given).toEqual([5, 500]);
});

it('wrapDevice() says what a command is, to whoever gives a text', async () => {
  const device = wrapDevice(fakeDevice(), ({ options = {} }, next) => next(options));
  await expect(device.shell('ls' as never)).rejects.toThrow(
    'shell() of a device got "ls": expected a command, as sh`ls /sdcard`',
  );
});
