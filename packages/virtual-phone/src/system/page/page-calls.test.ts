import type { VirtualApp } from '@androidworld/app-sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeScreen } from '../../../test/fake-screen.ts';
import { testApp, testApps, testImage } from '../../../test/test-apps.ts';
import { bootPhone, type Phone } from '../../phone.ts';
import type { ScreenHost } from '../../screen/protocol.ts';
import { systemUi } from '../system-ui.ts';

let phone: Phone;
let host: ScreenHost;

async function boot(...more: readonly VirtualApp[]): Promise<void> {
  phone = await bootPhone({
    image: [...testImage, ...more],
    apps: testApps,
    openScreen: async (given, initial) => {
      host = given;
      return new FakeScreen(given, initial);
    },
  });
}
afterEach(() => phone.close());

const fromOverlay = (...path: readonly string[]) => ({ packageName: systemUi, processId: 0, path, args: ['power'] });

describe('answerPageCall()', () => {
  it('lets the overlays of System UI use what only the system may', async () => {
    await boot(testApp(systemUi, { system: true }));
    await host.call(fromOverlay('system', 'setPanel'));
    expect(phone.system.panel).toBe('power');
  });

  it('refuses an app that only took the name of System UI', async () => {
    await boot(testApp(systemUi));
    await expect(host.call(fromOverlay('system', 'setPanel'))).rejects.toThrow('SecurityException');
    expect(phone.system.panel).toBe('none');
  });

  it('refuses calls for the system from ordinary packages, and calls of a process that has ended', async () => {
    await boot();
    const { processId } = await startNotes();
    const call = { packageName: 'com.test.notes', path: ['system', 'setPanel'], args: ['power'] };
    await expect(host.call({ ...call, processId })).rejects.toThrow('SecurityException');
    await expect(host.call({ ...call, processId: processId + 1 })).rejects.toThrow('DeadObjectException');
    // Without a process of its own a package has only the clipboard, for the keys of the frame.
    await expect(host.call({ ...call, processId: 0 })).rejects.toThrow('DeadObjectException');
  });

  it('carries nothing as nothing', async () => {
    await boot();
    const { processId } = await startNotes();
    const from = { packageName: 'com.test.notes', processId };
    const query = { ...from, path: ['content', 'query'], args: ['content://settings/system', { $undefined: true }] };
    expect(await host.call(query)).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'font_scale' })]));
    expect(await host.call({ ...from, path: ['toast'], args: ['hello'] })).toEqual({ $undefined: true });
  });

  it('keeps the state of an activity that is one, of the app it belongs to alone', async () => {
    await boot();
    const { processId } = await startNotes();
    const token = phone.system.activities.top()?.token;
    if (token === undefined) throw new Error('No activity');
    const from = { packageName: 'com.test.notes', processId, token };
    const save = (json: unknown) => host.call({ ...from, path: ['activity', 'saveState'], args: [json] });
    const kept = () => phone.system.activities.top()?.savedState;
    await save('{"values":{"a":1}}');
    await expect(save('[1]')).rejects.toThrow('must be JSON of an object');
    await expect(save('{')).rejects.toThrow('JSON');
    await expect(save(`{"a":"${'x'.repeat(2_000_000)}"}`)).rejects.toThrow('TransactionTooLargeException');
    expect(kept()).toBe('{"values":{"a":1}}');
    await phone.system.processes.ensure('com.test.reader');
    const reader = phone.system.processes.find('com.test.reader');
    const other = { packageName: 'com.test.reader', processId: reader?.processId ?? 0, token };
    await host.call({ ...other, path: ['activity', 'saveState'], args: ['{"values":{"a":2}}'] });
    expect(kept()).toBe('{"values":{"a":1}}');
    await save('{}');
    expect(kept()).toBeNull();
    const turn = { ...from, path: ['activity', 'setRequestedOrientation'] };
    await expect(host.call({ ...turn, args: ['sideways'] })).rejects.toThrow('IllegalArgumentException');
    await host.call({ ...turn, args: ['landscape'] });
    expect(phone.system.rotation).toBe(1);
  });
});

/** @returns the running process */
async function startNotes(): Promise<{ processId: number }> {
  const component = { packageName: 'com.test.notes', className: 'com.test.notes.Main' };
  const { activities } = phone.system;
  await activities.start({ component }, { caller: { uid: 2000 }, callerPackage: null });
  const screen = phone.system.screen as FakeScreen;
  const shown = () => screen.state.activities.find(({ packageName }) => packageName === 'com.test.notes');
  await expect.poll(shown).toBeDefined();
  return { processId: shown()?.processId ?? 0 };
}
