import { expectTree } from '@androidworld/virtual-phone/testing';
import { afterAll, beforeAll, it } from 'vitest';
import { openTestPhone, type TestPhone } from './open-test-phone.ts';

/** Screens of the real device: facts only, see `real-screens` of the specification. */
const folder = new URL('recordings', import.meta.url).pathname;
const root = { uid: 0 };
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
  phone.system.settings.put('system', 'time_12_24', '24');
});
afterAll(() => phone.close());

it('Markor lists files as it is recorded', async () => {
  const markor = 'net.gsantner.markor';
  const notes = '/storage/emulated/0/Documents/Markor/StudyGuides';
  const names = [
    '2023_01_04_safe_violin_fd0t',
    '2023_02_02_art_project_sketches',
    '2023_03_15_april_workout_routine',
    '2023_04_19_upcoming_presentation_outline',
    'art_project_sketches_2023_02_02',
    'birthday_gift_ideas_mom_final',
    'birthday_gift_ideas_mom_fOGG',
    'budget_home_renovation_copy',
    'eAKQ_art_project_sketches',
    'edited_upcoming_presentation_outline',
    'final_favorite_book_quotes',
    'garden_layout_plan_2023_01_05',
    'zebra',
  ];
  await phone.system.disk.mkdir(notes, root, { recursive: true });
  for (const name of names) await phone.system.disk.write(`${notes}/${name}.md`, 'x', root);
  phone.system.packages.appOps(markor).set('MANAGE_EXTERNAL_STORAGE', 'allow');
  await phone.start({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName: markor, className: `${markor}.activity.MainActivity` },
  });
  for (let page = 0; page < 4; page++) await phone.tap('NEXT');
  await phone.tap('DONE');
  await phone.tap('OK');
  await phone.tap('Folder StudyGuides ');
  await phone.find('> StudyGuides');
  await expectTree(phone, { folder, id: 'markor:files-3' });
});

it('SMS Messenger shows a thread as it is recorded', async () => {
  const app = 'com.simplemobiletools.smsmessenger';
  const { content, packages } = phone.system;
  packages.setRoleHolder('android.app.role.SMS', app);
  await packages.grant(app, 'android.permission.POST_NOTIFICATIONS');
  const uri = await content.insert('content://com.android.contacts/raw_contacts', {}, root);
  const row = { raw_contact_id: Number(uri?.split('/').at(-1)) };
  const item = 'vnd.android.cursor.item';
  const data = 'content://com.android.contacts/data';
  await content.insert(data, { ...row, mimetype: `${item}/name`, data1: 'Noa Mohammed' }, root);
  await content.insert(data, { ...row, mimetype: `${item}/phone_v2`, data1: '+15551234567', data2: 2 }, root);
  const at = (hour: number, minute: number) => Date.UTC(2023, 9, 15, hour, minute);
  const messages = [
    { body: 'Inconceivable!', type: 2, date: at(15, 34) },
    { body: 'Sorry, there was a glitch, what was the last message you sent me?', type: 1, date: at(15, 35) },
    { body: 'Inconceivable!', type: 2, date: at(15, 40) },
  ];
  for (const message of messages) {
    await content.insert('content://sms', { address: '+15551234567', read: 1, ...message }, root);
  }
  await phone.start({ action: 'android.intent.action.SENDTO', data: 'smsto:+15551234567' });
  await phone.find('Type a message…');
  await expectTree(phone, { folder, id: 'simple-sms-messenger:thread-2' });
});
