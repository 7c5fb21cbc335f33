import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'com.simplemobiletools.smsmessenger';
const root = { uid: 0 };

async function openMessenger(phone: TestPhone): Promise<void> {
  const { packages, content, notifications, settings } = phone.system;
  settings.put('global', 'heads_up_notifications_enabled', '0');
  for (const name of ['POST_NOTIFICATIONS', 'READ_CONTACTS']) {
    await packages.grant(packageName, `android.permission.${name}`);
  }
  packages.setRoleHolder('android.app.role.SMS', packageName);
  await packages.clear('com.android.providers.contacts');
  await content.delete('content://sms', undefined, [], root);
  for (const { key } of notifications.list()) notifications.cancel(key);
  await phone.start({
    action: 'android.intent.action.MAIN',
    component: { packageName, className: `${packageName}.activities.MainActivity` },
  });
}

const writeTo = (phone: TestPhone, number: string, text: string) =>
  phone.start({ action: 'android.intent.action.SENDTO', data: `sms:${number}`, extras: { sms_body: text } });

async function addContact({ system: { content } }: TestPhone, name: string, number: string): Promise<void> {
  const uri = await content.insert('content://com.android.contacts/raw_contacts', {}, root);
  const row = { raw_contact_id: Number(uri?.split('/').at(-1)) };
  const item = 'vnd.android.cursor.item';
  const data = 'content://com.android.contacts/data';
  await content.insert(data, { ...row, mimetype: `${item}/name`, data1: name }, root);
  await content.insert(data, { ...row, mimetype: `${item}/phone_v2`, data1: number, data2: 2 }, root);
}

const volatile = [/^\d\d:\d\d$/];

export const simpleSmsMessenger: FidelityApp = {
  name: 'simple-sms-messenger',
  packageName,
  screens: [
    {
      id: 'simple-sms-messenger:conversations-none',
      async open(phone) {
        await openMessenger(phone);
        await phone.find('Start a conversation');
      },
    },
    {
      id: 'simple-sms-messenger:conversations',
      volatile,
      async open(phone) {
        await openMessenger(phone);
        const { telephony } = phone.system;
        await telephony.receiveSms('+10000000002', "Book club meets next Tuesday to discuss '1984'.");
        await telephony.receiveSms('+10000000001', "It's a bird, it's a plane.");
        await phone.find("It's a bird, it's a plane.");
      },
    },
    {
      id: 'simple-sms-messenger:thread',
      async open(phone) {
        await openMessenger(phone);
        await writeTo(phone, '+12663178274', "Don't forget to water the plants while I'm away.\n");
        await phone.find('thread_type_message');
      },
    },
    {
      id: 'simple-sms-messenger:thread-2',
      volatile,
      async open(phone) {
        await openMessenger(phone);
        await addContact(phone, 'Noa Mohammed', '5550100');
        await writeTo(phone, '5550100', 'Inconceivable!');
        await phone.tap('SMS');
        await phone.find('thread_success');
        await phone.system.telephony.receiveSms(
          '5550100',
          'Sorry, there was a glitch, what was the last message you sent me?',
        );
        phone.system.clock.set((await phone.system.clock.now()) + 6 * 60_000);
        await phone.type('thread_type_message', 'Inconceivable!');
        await phone.tap('SMS');
        await phone.key(4);
        await phone.find('thread_success');
      },
    },
  ],
};
