import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

const app = 'com.simplemobiletools.smsmessenger';
const messages = 'com.google.android.apps.messaging';
const smsRole = 'android.app.role.SMS';
const root = { uid: 0 };
const back = 4;
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
  // They lie over the bar that is tapped.
  phone.system.settings.put('global', 'heads_up_notifications_enabled', '0');
});
afterAll(() => phone.close());
beforeEach(async () => {
  const { packages, content, notifications, processes, radios } = phone.system;
  await radios.setAirplane(false);
  await processes.kill(app, { stopped: true });
  await packages.clear(app);
  await packages.grant(app, 'android.permission.POST_NOTIFICATIONS');
  packages.setRoleHolder(smsRole, app);
  await packages.clear('com.android.providers.contacts');
  await content.delete('content://sms', undefined, [], root);
  for (const { key } of notifications.list()) notifications.cancel(key);
});

const open = () =>
  phone.start({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName: app, className: `${app}.activities.MainActivity` },
  });
const writeTo = (number: string, text: string) =>
  phone.start({ action: 'android.intent.action.SENDTO', data: `sms:${number}`, extras: { sms_body: text } });
const box = (name: string) => phone.query(`content://sms/${name}`, ['address', 'body', 'creator']);
const receive = (from: string, text: string) => phone.system.telephony.receiveSms(from, text);
const notes = () => phone.system.notifications.list().map(({ title, text }) => ({ title, text }));

/** Where the soft keyboard has its `y`. */
const keyOfY: readonly [number, number, number, number] = [545, 1654, 645, 1808];

async function addContact(name: string, number: string): Promise<void> {
  const { content } = phone.system;
  const uri = await content.insert('content://com.android.contacts/raw_contacts', {}, root);
  const row = { raw_contact_id: Number(uri?.split('/').at(-1)) };
  const item = 'vnd.android.cursor.item';
  const data = 'content://com.android.contacts/data';
  await content.insert(data, { ...row, mimetype: `${item}/name`, data1: name }, root);
  await content.insert(data, { ...row, mimetype: `${item}/phone_v2`, data1: number, data2: 2 }, root);
}

describe('SMS Messenger', () => {
  it('answers a message from its notification, and marks it as read there', async () => {
    await receive('5550100', 'Are you coming?');
    await phone.system.setPanel('notifications');
    await phone.tap('Reply');
    await phone.type('remote_input_text', 'On my wa');
    // The keyboard lies over the shade it types into.
    await phone.tapAt({ ...(await phone.find('remote_input_text')), bounds: keyOfY });
    await phone.tap('Send');
    await expect.poll(() => box('sent')).toMatchObject([{ address: '5550100', body: 'On my way', creator: app }]);
    await expect.poll(notes).toEqual([{ title: 'Me', text: 'On my way' }]);
    expect(await phone.query('content://sms/inbox', ['read'])).toEqual([{ read: 1 }]);
    await receive('5550100', 'Hurry');
    await phone.tap('Mark as Read');
    await expect.poll(notes).toEqual([]);
    expect(await phone.query('content://sms/inbox', ['read'])).toEqual([{ read: 1 }, { read: 1 }]);
    await phone.system.setPanel('none');
  });

  it('opens the thread of a notification that is tapped', async () => {
    await receive('5550100', 'Are you coming?');
    await phone.system.setPanel('notifications');
    await phone.tap('expandableNotificationRow');
    await phone.find('thread_type_message');
    expect(phone.system.activities.top()?.component.className).toBe(`${app}.activities.ThreadActivity`);
    expect(notes()).toEqual([]);
  });

  it('asks to be the SMS app on its first start, and takes the role from the one that has it', async () => {
    const { packages, settings } = phone.system;
    packages.setRoleHolder(smsRole, messages);
    await packages.revoke(app, 'android.permission.POST_NOTIFICATIONS');
    // The original's set-up writes this; it gives no role.
    settings.put('secure', 'sms_default_application', app);
    await open();
    await phone.find('Set SMS Messenger as your default SMS app?');
    await phone.find('Current default');
    await phone.find((node) => node.text === 'Set as default' && node.disabled === true);
    await phone.tap('SMS Messenger');
    await phone.tap('Set as default');
    await phone.find('No stored conversations have been found');
    expect(packages.roleHolder(smsRole)).toBe(app);
    expect(settings.get('secure', 'sms_default_application')).toBe(app);
    for (const permission of ['READ_SMS', 'SEND_SMS', 'READ_CONTACTS', 'POST_NOTIFICATIONS']) {
      expect(packages.checkPermission(app, `android.permission.${permission}`), permission).toBe(true);
    }
    expect(packages.checkPermission(messages, 'android.permission.READ_SMS')).toBe(false);
    await receive('5550100', 'for the new one');
    expect(phone.system.notifications.list()).toMatchObject([{ packageName: app, text: 'for the new one' }]);
  });

  it('closes when it may not be the SMS app', async () => {
    phone.system.packages.setRoleHolder(smsRole, null);
    await open();
    await phone.tap('Cancel');
    await expect.poll(() => phone.system.activities.top()?.component.packageName).not.toBe(app);
    expect(phone.system.packages.roleHolder(smsRole)).toBeNull();
  });

  it('sends to a number that was typed, as it was typed', async () => {
    await open();
    await phone.tap('conversations_fab');
    await phone.type('new_conversation_address', '+15551234567');
    await phone.tap('new_conversation_confirm');
    await phone.type('thread_type_message', 'Hello there');
    await phone.tap('SMS');
    await phone.find('thread_success');
    expect(await box('sent')).toEqual([{ address: '+15551234567', body: 'Hello there', creator: app }]);
    expect(await phone.texts()).toContain('Hello there');
  });

  it('sends to a contact, and shows conversations by name', async () => {
    await addContact('Ann Lee', '+1 202-555-0100');
    await open();
    await phone.tap('conversations_fab');
    await phone.tap('Ann Lee');
    await phone.type('thread_type_message', 'Hi Ann');
    await phone.tap('SMS');
    await phone.find('thread_success');
    expect(await box('sent')).toMatchObject([{ address: '+12025550100', body: 'Hi Ann' }]);
    await phone.key(back);
    await phone.key(back);
    await phone.key(back);
    await phone.find('conversations_fab');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['Ann Lee', 'Hi Ann']));
  });

  it('shows what comes at once, and notifies of it until it is read', async () => {
    await receive('+15551234567', 'before the start');
    expect(notes()).toEqual([{ title: '+15551234567', text: 'before the start' }]);
    await open();
    await phone.find('before the start');
    await receive('5550100', 'while it is open');
    await phone.tap('while it is open');
    await phone.find('thread_type_message');
    await receive('5550100', 'while it is read');
    await phone.find('while it is read');
    await expect.poll(notes).toEqual([{ title: '+15551234567', text: 'before the start' }]);
    expect(await phone.query('content://sms/inbox', ['body', 'read'])).toEqual([
      { body: 'while it is read', read: 1 },
      { body: 'while it is open', read: 1 },
      { body: 'before the start', read: 0 },
    ]);
    await phone.type('thread_type_message', 'an answer');
    await phone.tap('SMS');
    await phone.find('thread_success');
    expect(await box('sent')).toMatchObject([{ address: '5550100', body: 'an answer' }]);
  });

  it('sends a message that failed in its own place', async () => {
    await phone.system.radios.setAirplane(true);
    await writeTo('+15551234567', 'Try me');
    await phone.tap('SMS');
    await phone.find('Not sent. Touch to retry.');
    expect(await box('sent')).toEqual([]);
    expect(await box('failed')).toMatchObject([{ body: 'Try me' }]);
    await phone.system.radios.setAirplane(false);
    await phone.tap('Not sent. Touch to retry.');
    await phone.tap('SMS');
    await phone.find('thread_success');
    expect(await box('sent')).toMatchObject([{ address: '+15551234567', body: 'Try me' }]);
    expect(await box('failed')).toEqual([]);
  });

  it('copies and deletes messages', async () => {
    await receive('5550100', 'the first');
    await receive('5550100', 'the second');
    await open();
    await phone.tap('the second');
    await phone.hold('the first');
    await phone.tap('Copy to clipboard');
    expect(phone.system.clipboard.text).toBe('the first');
    await phone.hold('the first');
    await phone.tap('Delete');
    await phone.tap('Yes');
    await expect.poll(() => box('inbox')).toMatchObject([{ body: 'the second' }]);
    await phone.find('the second');
  });

  it('forwards a message to whom is chosen', async () => {
    await addContact('Ann Lee', '+1 202-555-0100');
    await receive('5550177', 'Main Street 5');
    await open();
    await phone.tap('Main Street 5');
    await phone.hold('Main Street 5');
    await phone.tap('More options');
    await phone.tap('Forward');
    await phone.tap((node) => node.text === 'Ann Lee');
    await phone.tap('SMS');
    await phone.find('thread_success');
    expect(await box('sent')).toMatchObject([{ address: '+12025550100', body: 'Main Street 5' }]);
  });

  it('keeps what was typed as a draft', async () => {
    await receive('5550100', 'hello');
    await open();
    await phone.tap('hello');
    await phone.type('thread_type_message', 'not yet');
    await phone.key(back);
    await phone.key(back);
    await phone.find('Draft');
    expect(await box('draft')).toMatchObject([{ body: 'not yet' }]);
    await phone.system.processes.kill(app, { stopped: true });
    await open();
    await phone.tap('not yet');
    await phone.tap('SMS');
    await phone.find('thread_success');
    expect(await box('sent')).toMatchObject([{ address: '5550100', body: 'not yet' }]);
    await phone.key(back);
    await phone.find('conversations_fab');
    await expect.poll(() => box('draft')).toEqual([]);
  });

  it('leads from a picture, and from the members of a conversation, to the contact', async () => {
    await addContact('Ann Lee', '+1 202-555-0100');
    await receive('+12025550100', 'See you');
    await open();
    await phone.tap('See you');
    const contacts = () => expect.poll(() => phone.system.activities.top()?.component.packageName).toMatch(/contacts$/);
    await phone.tap('thread_message_sender_photo');
    await contacts();
    await phone.key(back);
    await phone.find('thread_type_message');
    await phone.tap('More options');
    await phone.tap('Conversation details');
    await phone.tap('item_contact_frame');
    await contacts();
  });

  it('calls a conversation what it was named', async () => {
    await receive('5550100', 'Hello');
    // Before any list has shown it.
    await writeTo('5550100', '');
    await phone.find('Hello');
    await phone.tap('More options');
    await phone.tap('Conversation details');
    await phone.tap('conversation_name');
    await phone.find('rename_conv_edit_text');
    // The name it had is selected.
    await phone.input('The plumber');
    await phone.tap('OK');
    await phone.find('The plumber');
    await phone.key(back);
    await phone.find('thread_type_message');
    expect(await phone.texts()).toContain('The plumber');
    await open();
    await phone.find('conversations_fab');
    await receive('5550100', 'Are you there?');
    await phone.find('Are you there?');
    expect(await phone.texts()).toContain('The plumber');
  });

  it('archives conversations until somebody writes in them', async () => {
    await receive('5550100', 'old news');
    await open();
    await phone.hold('old news');
    await phone.tap('More options');
    await phone.tap('Archive');
    await phone.tap('Yes');
    await phone.find('No stored conversations have been found');
    await receive('5550100', 'fresh news');
    await phone.find('fresh news');
  });

  it('marks conversations as unread', async () => {
    await receive('5550100', 'later');
    await open();
    await phone.tap('later');
    await phone.find('thread_type_message');
    await phone.tap('More options');
    await phone.tap('Mark as Unread');
    await phone.find('conversations_fab');
    expect(await phone.query('content://sms', ['read'])).toEqual([{ read: 0 }]);
    await phone.hold('later');
    await phone.tap('More options');
    await phone.tap('Mark as Read');
    await expect.poll(() => phone.query('content://sms', ['read'])).toEqual([{ read: 1 }]);
  });

  it('finds messages by a part of their text', async () => {
    await receive('5550100', 'Lunch at noon');
    await receive('5550101', 'Dinner');
    await open();
    await phone.find('Dinner');
    await phone.tap('Search');
    await phone.type('top_toolbar_search', 'noon');
    await phone.find('search_result_snippet');
    const texts = await phone.texts();
    expect(texts).toContain('Lunch at noon');
    expect(texts).not.toContain('Dinner');
  });
});
