import { type AppNotification, getResultsFromIntent, type PendingIntent } from '@androidworld/app-sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  app,
  type BackgroundPhone,
  backgroundPhone,
  channel,
  component,
  immutable,
  mutable,
} from '../../../test/background-app.ts';
import { eventually } from '../../adb/testing/eventually.ts';

let phone: BackgroundPhone;
beforeEach(async () => {
  phone = await backgroundPhone();
});
afterEach(() => phone.phone.close());

const toReceiver = (action: string, flags = immutable): PendingIntent => ({
  kind: 'broadcast',
  intent: { action, component: component('Receiver') },
  flags,
});
const plain: AppNotification = { id: 1, channel: channel.id, title: 'Title', text: 'Text' };
const post = (notification: Partial<AppNotification> = {}) =>
  phone.api().notifications.post({ ...plain, ...notification });
const shown = () => phone.system.notifications.list(app);
const key = () => shown()[0]?.key ?? '';
const received = () => phone.received.map(({ action }) => action);

describe('A notification', () => {
  it('needs a channel, the permission to notify, and a person who wants such', async () => {
    await post({ channel: 'nope' });
    expect(shown()).toEqual([]);
    expect(phone.system.log.entries(['system']).at(-1)?.message).toMatch(
      /^No Channel found for pkg=com\.test\.background, channelId=nope, id=1, tag=null, opPkg=com\.test\.background, /,
    );
    await post();
    expect(shown()).toMatchObject([{ title: 'Title', importance: 4, headsUp: true, channelName: 'Work' }]);
    await phone.api().notifications.cancelAll();
    phone.system.notifications.channels.setImportance(app, channel.id, 0);
    await post();
    expect(shown()).toEqual([]);
  });

  it('is not shown beside fifty others of its app', async () => {
    for (let id = 1; id <= 60; id += 1) await post({ id });
    expect(shown()).toHaveLength(50);
    expect(phone.system.log.entries(['system']).at(-1)?.message).toBe(
      `Package has already posted or enqueued 50 notifications.  Not showing more.  package=${app}`,
    );
    await post({ id: 50, title: 'Changed' });
    expect(shown()[0]?.title).toBe('Changed');
  });

  it('is not posted by an app that was refused to notify', async () => {
    await phone.system.packages.revoke(app, 'android.permission.POST_NOTIFICATIONS');
    await phone.open();
    await post();
    expect(shown()).toEqual([]);
  });

  it('goes when it is tapped if it says so, and does what it stands for', async () => {
    await post({ contentIntent: toReceiver('open') });
    await phone.system.notifications.open(key());
    expect(shown()).toHaveLength(1);
    await post({ contentIntent: toReceiver('open'), autoCancel: true });
    await phone.system.notifications.open(key());
    expect(shown()).toEqual([]);
    expect(received()).toEqual(['open', 'open']);
  });

  it('tells the app when the person dismisses it, not when the app takes it away; an ongoing one stays', async () => {
    await post({ deleteIntent: toReceiver('gone') });
    await phone.api().notifications.cancel(1);
    await post({ deleteIntent: toReceiver('gone'), ongoing: true });
    await phone.system.notifications.dismiss(key());
    expect(shown()).toHaveLength(1);
    await post({ deleteIntent: toReceiver('gone') });
    await phone.system.notifications.dismiss(key());
    expect(shown()).toEqual([]);
    expect(received()).toEqual(['gone']);
  });

  it('calls for attention once when it says so', async () => {
    await post();
    await phone.system.notifications.open(key());
    await post({ text: 'More', onlyAlertOnce: true });
    expect(shown()).toMatchObject([{ text: 'More', headsUp: false }]);
    await post({ text: 'Still more' });
    expect(shown()).toMatchObject([{ headsUp: true }]);
  });

  it('carries what was typed to the app, through a mutable pending intent only', async () => {
    const remoteInput = { resultKey: 'reply', label: 'Reply' };
    const actions = (flags: number) => [{ title: 'Reply', intent: toReceiver('reply', flags), remoteInput }];
    await post({ actions: actions(mutable) });
    await phone.system.notifications.open(key(), 0, 'Hello; "there"');
    await eventually(() => expect(phone.received).toHaveLength(1));
    expect(getResultsFromIntent(phone.received[0] ?? {})).toEqual({ reply: 'Hello; "there"' });
    await phone.api().pendingIntents.cancel(toReceiver('reply', mutable));
    await post({ actions: actions(immutable) });
    await phone.system.notifications.open(key(), 0, 'Hello');
    expect(getResultsFromIntent(phone.received[1] ?? {})).toBeNull();
  });

  it('lets its app start services for a while after a tap', async () => {
    const player: PendingIntent = {
      kind: 'foreground-service',
      intent: { component: component('Player') },
      flags: immutable,
    };
    await post({ contentIntent: player });
    await phone.leave();
    await phone.system.notifications.open(key());
    await eventually(() => expect(shown().map(({ id }) => id)).toContain(7));
  });
});

describe('dumpsys notification', () => {
  it('prints records with channel, flags and actions, and the channels of each app', async () => {
    await post({ category: 'msg', autoCancel: true, actions: [{ title: 'Stop', intent: toReceiver('stop') }] });
    const dump = await phone.run(`dumpsys notification --noredact --package ${app}`);
    expect(dump).toMatch(
      /NotificationRecord\(0x\w{7}: pkg=com\.test\.background user=UserHandle\{0\} id=1 tag=null importance=4 key=0\|com\.test\.background\|1\|null\|\d+: Notification\(channel=work .* flags=0x10 color=0x00000000 category=msg actions=1 vis=PRIVATE\)\)/,
    );
    expect(dump).toMatch(
      /\[0\] "Stop" -> PendingIntent\{\w{7}: PendingIntentRecord\{\w{7} com\.test\.background broadcastIntent\}\}/,
    );
    expect(dump).toContain('android.title=String (Title)');
    expect(dump).toMatch(/effectiveNotificationChannel=NotificationChannel\{mId='work', mName=Work, /);
    expect(dump).toMatch(/AppSettings: com\.test\.background \(\d+\)/);
    expect(await phone.run('dumpsys notification')).toContain('android.title=String [length=5]');
  });
});
