import {
  FLAG_CANCEL_CURRENT,
  FLAG_IMMUTABLE,
  FLAG_MUTABLE,
  FLAG_NO_CREATE,
  FLAG_ONE_SHOT,
  FLAG_UPDATE_CURRENT,
  type PendingIntent,
} from '@androidworld/app-sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { app, type BackgroundPhone, backgroundPhone, component } from '../../../test/background-app.ts';

let phone: BackgroundPhone;
beforeEach(async () => {
  phone = await backgroundPhone();
});
afterEach(() => phone.phone.close());

const pending = (flags: number, extras = {}): PendingIntent => ({
  kind: 'broadcast',
  intent: { action: 'a', component: component('Receiver'), extras },
  flags,
});
const calls = () => phone.api().pendingIntents;
const extras = () => phone.received.map((intent) => intent.extras);

describe('A pending intent', () => {
  it('is found again whatever its extras, which change only with FLAG_UPDATE_CURRENT', async () => {
    expect(await calls().get(pending(FLAG_IMMUTABLE | FLAG_NO_CREATE))).toBeNull();
    await calls().get(pending(FLAG_IMMUTABLE, { x: 1 }));
    await calls().get(pending(FLAG_IMMUTABLE, { x: 2 }));
    await calls().send(pending(0));
    await calls().get(pending(FLAG_IMMUTABLE | FLAG_UPDATE_CURRENT, { x: 3 }));
    await calls().send(pending(0));
    expect(extras()).toEqual([{ x: 1 }, { x: 3 }]);
  });

  it('takes what its sender adds only when it is mutable', async () => {
    await calls().get(pending(FLAG_IMMUTABLE, { x: 1 }));
    await calls().send(pending(0), { extras: { y: 1 } });
    await calls().get(pending(FLAG_MUTABLE | FLAG_CANCEL_CURRENT, { x: 1 }));
    await calls().send(pending(0), { action: 'other', extras: { y: 1 } });
    expect(extras()).toEqual([{ x: 1 }, { x: 1, y: 1 }]);
    expect(phone.received[1]?.action).toBe('a');
  });

  it('is sent once with FLAG_ONE_SHOT, and never after it was cancelled', async () => {
    await calls().get(pending(FLAG_IMMUTABLE | FLAG_ONE_SHOT));
    await calls().send(pending(0));
    await expect(calls().send(pending(0))).rejects.toThrow('CanceledException');
    await calls().get(pending(FLAG_IMMUTABLE));
    await calls().cancel(pending(0));
    await expect(calls().send(pending(0))).rejects.toThrow('CanceledException');
  });

  it('says whether it can be changed, in apps for Android 12 and later', async () => {
    await expect(calls().get(pending(0))).rejects.toThrow(
      `IllegalArgumentException: ${app}: Targeting S+ (version 31 and above) requires that one of FLAG_IMMUTABLE or FLAG_MUTABLE be specified`,
    );
  });

  it('is told by dumpsys, and gone when its app is stopped by force', async () => {
    await calls().get({ ...pending(FLAG_IMMUTABLE), requestCode: 5 });
    expect(await phone.run('dumpsys activity intents')).toMatch(
      /^ACTIVITY MANAGER PENDING INTENTS \(dumpsys activity intents\)\n {2}\* com\.test\.background: 1 items\n {4}#0: PendingIntentRecord\{\w{7} com\.test\.background broadcastIntent\}\n {8}requestIntent=Intent \{ act=a cmp=com\.test\.background\/\.Receiver \}\n {8}requestCode=5\n/,
    );
    await phone.run(`am force-stop ${app}`);
    expect(await phone.run('dumpsys activity intents')).toContain('(nothing)');
  });
});
