import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

const app = 'com.google.android.dialer';
const root = { uid: 0 };
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  await phone.system.telephony.hangUp();
  await phone.system.packages.clear('com.android.providers.contacts');
  await phone.system.processes.kill(app, { stopped: true });
});

const open = () =>
  phone.start({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName: app, className: `${app}.extensions.GoogleDialtactsActivity` },
  });
const calls = () => phone.query('content://call_log/calls', ['number', 'type']);
const call = () => phone.system.telephony.call;

async function addContact(name: string, number: string): Promise<void> {
  const { content } = phone.system;
  const uri = await content.insert('content://com.android.contacts/raw_contacts', {}, root);
  const row = { raw_contact_id: Number(uri?.split('/').at(-1)) };
  const item = 'vnd.android.cursor.item';
  const data = 'content://com.android.contacts/data';
  await content.insert(data, { ...row, mimetype: `${item}/name`, data1: name }, root);
  await content.insert(data, { ...row, mimetype: `${item}/phone_v2`, data1: number, data2: 2 }, root);
}

describe('Phone', () => {
  it('dials by its keys, shows the call and logs it', async () => {
    await open();
    await phone.tap('key pad');
    for (const key of ['5,JKL', '5,JKL', '5,JKL', '1', '2,ABC', '0']) await phone.tap(key);
    await phone.hold('0');
    await phone.tap('backspace');
    await phone.tap('dial');
    await phone.find('Calling…');
    expect(call()).toMatchObject({ number: '555120', incoming: false });
    await phone.tap('End call');
    await phone.find('555120');
    expect(await calls()).toEqual([{ number: '555120', type: 2 }]);
    expect(phone.system.notifications.list(app)).toEqual([]);
  });

  it('names who calls, and answers', async () => {
    await addContact('Ann Lee', '+1 202-555-0100');
    await phone.system.telephony.incomingCall('2025550100');
    await phone.find('Ann Lee');
    await phone.tap('Answer');
    expect(call()).toMatchObject({ state: 'active' });
    await phone.find('contactgrid_bottom_timer');
    await phone.tap('Unmuted');
    await phone.find((node) => node.contentDescription === 'Muted' && node.checked === true);
    await phone.tap('Hold call');
    expect(call()).toMatchObject({ state: 'holding' });
    await phone.tap('Resume call');
    expect(call()).toMatchObject({ state: 'active' });
    await phone.tap('End call');
    expect(call()).toBeNull();
    expect(await calls()).toEqual([{ number: '2025550100', type: 1 }]);
  });

  it('declines calls, which is no reason to notify', async () => {
    await phone.system.telephony.incomingCall('5550100');
    await phone.tap('Decline');
    expect(await calls()).toEqual([{ number: '5550100', type: 5 }]);
    await expect.poll(() => phone.system.notifications.list(app)).toEqual([]);
  });

  it('tells of missed calls', async () => {
    await phone.system.telephony.incomingCall('5550100');
    await phone.find('Call from');
    await phone.system.telephony.remoteEnd('5550100');
    await expect
      .poll(() => phone.system.notifications.list(app))
      .toMatchObject([{ title: 'Missed call', text: '5550100' }]);
  });

  it('puts the number of DIAL and VIEW on the key pad, and places CALL at once', async () => {
    await phone.start({ action: 'android.intent.action.DIAL', data: 'tel:555%200100' });
    await phone.find((node) => node.resourceId === `${app}:id/digits` && node.text === '555 0100');
    expect(call()).toBeNull();
    await phone.start({ action: 'android.intent.action.VIEW', data: 'tel:911' });
    await phone.find((node) => node.resourceId === `${app}:id/digits` && node.text === '911');
    await phone.start({ action: 'android.intent.action.CALL', data: 'tel:*123%23' });
    await phone.find('Calling…');
    expect(call()).toMatchObject({ number: '*123#' });
  });

  it('clears its history after asking', async () => {
    const values = { number: '5550100', type: 3, date: phone.system.clock.now(), new: 1 };
    await phone.system.content.insert('content://call_log/calls', values, root);
    await open();
    await phone.find('555-0100');
    await phone.tap('More options');
    await phone.tap('Call history');
    await phone.tap('Missed');
    await phone.find('555-0100');
    await phone.tap('More options');
    await phone.tap('Clear call history');
    await phone.tap('OK');
    await expect.poll(calls).toEqual([]);
  });

  it('tells of each call of a row, puts its number on the key pad and deletes the row', async () => {
    const call = { number: '5550100', date: phone.system.clock.now(), new: 0 };
    for (const values of [
      { ...call, type: 2, duration: 65 },
      { ...call, type: 3 },
    ]) {
      await phone.system.content.insert('content://call_log/calls', values, root);
    }
    await open();
    await phone.tap('555-0100 (2)');
    await phone.tap('History');
    await phone.find('Missed call');
    await phone.find('Sunday, October 15, 2023 at 3:34 PM');
    await phone.find('1 min 5 sec');
    await phone.tap('Edit number before call');
    await phone.find((node) => node.resourceId === `${app}:id/digits` && node.text === '5550100');
    await phone.tap('More options');
    await phone.tap('Add wait');
    await phone.find((node) => node.resourceId === `${app}:id/digits` && node.text === '5550100;');
    await phone.tap('Navigate up');
    await phone.hold('555-0100 (2)');
    await phone.tap('Delete');
    await expect.poll(calls).toEqual([]);
  });

  it('calls a number that is looked for', async () => {
    await open();
    await phone.tap('open_search_bar');
    await phone.type('open_search_view_edit_text', '5550100');
    await phone.find('Send a message');
    await phone.tap('Call 555-0100');
    await phone.find('Calling…');
    expect(call()).toMatchObject({ number: '5550100' });
  });

  it('sorts and writes names as its display options say', async () => {
    await addContact('Zoe Abbot', '+1 202-555-0100');
    await addContact('Ann Lee', '+1 202-555-0101');
    await open();
    await phone.tap('More options');
    await phone.tap('Settings');
    await phone.tap('Display options');
    for (const [row, choice] of [
      ['Sort by', 'Last name'],
      ['Name format', 'Last name first'],
    ] as const) {
      await phone.tap(row);
      await phone.tap(choice);
    }
    await open();
    await phone.tap('Contacts');
    await phone.find('Abbot, Zoe');
    const names = (await phone.texts()).filter((text) => /^(Abbot|Lee), /.test(text));
    expect(names).toEqual(['Abbot, Zoe', 'Lee, Ann']);
  });

  it('leads to its notifications in the settings of the phone', async () => {
    await open();
    await phone.tap('More options');
    await phone.tap('Settings');
    await phone.tap('Notifications');
    await phone.find('Missed calls');
  });
});
