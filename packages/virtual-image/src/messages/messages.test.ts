import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

const app = 'com.google.android.apps.messaging';
const smsRole = 'android.app.role.SMS';
const root = { uid: 0 };
const back = 4;
const enter = 66;
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
  packages.setRoleHolder(smsRole, app);
  await packages.clear(app);
  await packages.clear('com.android.providers.contacts');
  await content.delete('content://sms', undefined, [], root);
  for (const { key } of notifications.list()) notifications.cancel(key);
});

const open = () =>
  phone.start({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName: app, className: `${app}.ui.ConversationListActivity` },
  });
const writeTo = (number: string, text: string) =>
  phone.start({ action: 'android.intent.action.SENDTO', data: `sms:${number}`, extras: { sms_body: text } });
const box = (name: string) => phone.query(`content://sms/${name}`, ['address', 'body', 'creator']);
const receive = (from: string, text: string) => phone.system.telephony.receiveSms(from, text);
const notes = () => phone.system.notifications.list().map(({ title, text }) => ({ title, text }));
const front = () => phone.system.activities.top()?.component.className;

async function addContact(name: string, number: string): Promise<void> {
  const { content } = phone.system;
  const uri = await content.insert('content://com.android.contacts/raw_contacts', {}, root);
  const row = { raw_contact_id: Number(uri?.split('/').at(-1)) };
  const item = 'vnd.android.cursor.item';
  const data = 'content://com.android.contacts/data';
  await content.insert(data, { ...row, mimetype: `${item}/name`, data1: name }, root);
  await content.insert(data, { ...row, mimetype: `${item}/phone_v2`, data1: number, data2: 2 }, root);
}

describe('Messages', () => {
  it('is the SMS app of a fresh phone, with the permissions of that role', async () => {
    const fresh = await openTestPhone();
    const { packages, settings } = fresh.system;
    expect(packages.roleHolder(smsRole)).toBe(app);
    expect(settings.get('secure', 'sms_default_application')).toBe(app);
    for (const permission of ['READ_SMS', 'SEND_SMS', 'READ_CONTACTS', 'POST_NOTIFICATIONS']) {
      expect(packages.checkPermission(app, `android.permission.${permission}`), permission).toBe(true);
    }
    await fresh.close();
  });

  it('sends to a number that was typed', async () => {
    await open();
    await phone.find('Once you start a new conversation, you’ll see it listed here');
    await phone.tap('start_chat_fab');
    await phone.type('recipient_text_view', '+15551234567');
    await phone.key(enter);
    await phone.type('compose_message_text', 'Hello there');
    await phone.tap('Send SMS');
    await phone.find('Now • SMS');
    expect(await box('sent')).toEqual([{ address: '+15551234567', body: 'Hello there', creator: app }]);
    await phone.key(back);
    await phone.key(back);
    await phone.find('You: Hello there');
  });

  it('sends to a contact, and names whom conversations are with', async () => {
    await addContact('Ann Lee', '+1 202-555-0100');
    await open();
    await phone.tap('Start chat');
    await phone.tap('Ann Lee');
    await phone.type('compose_message_text', 'Hi Ann');
    await phone.tap('Send SMS');
    await phone.find('Now • SMS');
    expect(await box('sent')).toMatchObject([{ address: '+12025550100', body: 'Hi Ann' }]);
    await phone.find((node) => node.resourceId === `${app}:id/conversation_title` && node.text === 'Ann Lee');
  });

  it('offers to send what SENDTO brings', async () => {
    await writeTo('5550100', 'Inconceivable!');
    await phone.tap('Send SMS');
    await phone.find('Now • SMS');
    expect(front()).toBe(`${app}.conversation.screen.ConversationActivity`);
    expect(await box('sent')).toMatchObject([{ address: '5550100', body: 'Inconceivable!' }]);
  });

  it('asks whom a shared text is for', async () => {
    await phone.start({
      action: 'android.intent.action.SEND',
      type: 'text/plain',
      packageName: app,
      extras: { 'android.intent.extra.TEXT': 'Look at this' },
    });
    await phone.type('recipient_text_view', '5550100');
    await phone.tap('contact_picker_send_to');
    await phone.tap('Send SMS');
    await expect.poll(() => box('sent')).toMatchObject([{ address: '5550100', body: 'Look at this' }]);
  });

  it('shows what comes at once, and tells of it until it is read', async () => {
    await receive('+15551234567', 'before the start');
    expect(notes()).toEqual([{ title: '+1 555-123-4567', text: 'before the start' }]);
    await open();
    await phone.find('before the start');
    await receive('5550100', 'while it is open');
    await phone.tap('while it is open');
    await phone.find('compose_message_text');
    await receive('5550100', 'while it is read');
    await phone.find('while it is read');
    await expect.poll(notes).toEqual([{ title: '+1 555-123-4567', text: 'before the start' }]);
    expect(await phone.query('content://sms/inbox', ['body', 'read'])).toEqual([
      { body: 'while it is read', read: 1 },
      { body: 'while it is open', read: 1 },
      { body: 'before the start', read: 0 },
    ]);
  });

  it('marks a message as read from its notification', async () => {
    await receive('5550100', 'Are you coming?');
    await phone.system.setPanel('notifications');
    await phone.tap('Mark as read');
    await expect.poll(notes).toEqual([]);
    expect(await phone.query('content://sms/inbox', ['read'])).toEqual([{ read: 1 }]);
    await phone.system.setPanel('none');
  });

  it('opens the conversation of a notification that is tapped', async () => {
    await receive('5550100', 'Are you coming?');
    await phone.system.setPanel('notifications');
    await phone.tap('expandableNotificationRow');
    await phone.find('compose_message_text');
    expect(front()).toBe(`${app}.conversation.screen.ConversationActivity`);
    expect(notes()).toEqual([]);
  });

  it('sends a message that failed in its own place', async () => {
    await phone.system.radios.setAirplane(true);
    await writeTo('+15551234567', 'Try me');
    await phone.tap('Send SMS');
    await phone.find('Not sent. Tap to try again.');
    expect(await box('failed')).toMatchObject([{ body: 'Try me' }]);
    await phone.system.radios.setAirplane(false);
    await phone.tap('Not sent. Tap to try again.');
    await phone.tap('Send SMS');
    await phone.find('Now • SMS');
    expect(await box('sent')).toMatchObject([{ address: '+15551234567', body: 'Try me' }]);
    expect(await box('failed')).toEqual([]);
  });

  it('copies and deletes messages', async () => {
    await receive('5550100', 'the first');
    await receive('5550100', 'the second');
    await open();
    await phone.tap('the second');
    await phone.hold('the first');
    await phone.tap('Copy');
    expect(phone.system.clipboard.text).toBe('the first');
    await phone.hold('the first');
    await phone.tap('Delete');
    await phone.tap('button1');
    await expect.poll(() => box('inbox')).toMatchObject([{ body: 'the second' }]);
  });

  it('deletes a conversation after asking', async () => {
    await receive('5550100', 'first');
    await receive('5550177', 'second');
    await open();
    await phone.hold('first');
    await phone.tap('action_delete');
    await phone.find('Delete this conversation?');
    await phone.tap('button1');
    await expect.poll(() => box('inbox')).toMatchObject([{ body: 'second' }]);
  });

  it('archives conversations until somebody writes in them', async () => {
    await receive('5550100', 'old news');
    await open();
    await phone.hold('old news');
    await phone.tap('Archive');
    await phone.find('Once you start a new conversation, you’ll see it listed here');
    await receive('5550100', 'fresh news');
    await phone.find('fresh news');
  });

  it('keeps what was typed as a draft', async () => {
    await receive('5550100', 'hello');
    await open();
    await phone.tap('hello');
    await phone.type('compose_message_text', 'not yet');
    await phone.key(back);
    await phone.key(back);
    await phone.tap('Draft: not yet');
    await phone.tap('Send SMS');
    await phone.find('Now • SMS');
    expect(await box('sent')).toMatchObject([{ address: '5550100', body: 'not yet' }]);
    await phone.key(back);
    await phone.find('start_chat_fab');
    await expect.poll(() => box('draft')).toEqual([]);
  });

  it('says when a message came where it is tapped, whom it is from, and takes it as unread', async () => {
    await receive('5550100', 'Lunch at noon');
    await open();
    await phone.tap('Lunch at noon');
    await phone.find('message_status');
    await phone.tap('Lunch at noon');
    await expect.poll(() => phone.texts()).not.toContain('Now');
    await phone.tap('More options');
    await phone.tap('Details');
    await phone.find('Add contact');
    await phone.tap('Notifications');
    await phone.find('All Messages notifications');
    for (let screens = 0; screens < 3; screens++) await phone.key(back);
    await phone.hold('Lunch at noon');
    await phone.tap('More options');
    await phone.tap('Mark as unread');
    await expect.poll(() => phone.query('content://sms', ['read'])).toEqual([{ read: 0 }]);
  });

  it('opens the settings of the phone that concern it', async () => {
    await open();
    await phone.tap('More options');
    await phone.tap('Settings');
    await phone.tap('Default SMS app');
    await phone.find('Default apps');
    await phone.key(back);
    await phone.tap('Notifications');
    await phone.find('All Messages notifications');
  });

  it('finds messages by a part of their text', async () => {
    await receive('5550100', 'Lunch at noon');
    await receive('5550101', 'Dinner');
    await open();
    await phone.tap('Search');
    await phone.type('open_search_view_edit_text', 'NOON');
    await phone.find('Lunch at noon');
    expect(await phone.texts()).not.toContain('Dinner');
  });

  it('without the role shows no messages, and takes it by the dialog of the system', async () => {
    phone.system.packages.setRoleHolder(smsRole, null);
    await receive('5550100', 'for nobody');
    expect(notes()).toEqual([]);
    await open();
    await phone.tap('Set default SMS app');
    await phone.find('Set Messages as your default SMS app?');
    await phone.tap((node) => node.text === 'Messages');
    await phone.tap('Set as default');
    await phone.find('for nobody');
    expect(phone.system.packages.roleHolder(smsRole)).toBe(app);
  });
});
