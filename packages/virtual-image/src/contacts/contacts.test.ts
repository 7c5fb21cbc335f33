import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

const app = 'com.google.android.contacts';
const provider = 'content://com.android.contacts';
const back = 4;
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
  await passFirstStart();
});
afterAll(() => phone.close());
/** As set-ups of benchmarks tap through it. */
const passFirstStart = async () => {
  await openList();
  await phone.tap('Skip');
  await phone.tap('Don’t allow');
  await phone.find('Create contact');
};
beforeEach(async () => {
  await phone.system.packages.clear('com.android.providers.contacts');
  await phone.system.processes.kill(app, { stopped: true });
});

const openList = () =>
  phone.start({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName: app, className: 'com.android.contacts.activities.PeopleActivity' },
  });
const insert = (extras: Readonly<Record<string, string>>) =>
  phone.start({ action: 'android.intent.action.INSERT', type: 'vnd.android.cursor.dir/contact', extras });
const data = () => phone.query(`${provider}/data`, ['mimetype', 'data1', 'data2', 'data3']);

describe('Contacts', () => {
  it('offers to back up and asks for notifications at its first start alone', async () => {
    await phone.system.packages.clear(app);
    await passFirstStart();
    await phone.system.processes.kill(app, { stopped: true });
    await openList();
    await phone.find('No contacts yet');
    await phone.system.packages.clear(app);
    await openList();
    await phone.find('Skip');
    // Whoever leaves it is not shown it again, but asked the question that was behind it.
    await phone.system.processes.kill(app, { stopped: true });
    await openList();
    await phone.tap('Don’t allow');
    await phone.find('No contacts yet');
  });

  it('says what a button of the toolbar is for, for a moment, when it is pressed long', async () => {
    const popups = () =>
      phone.system.windows.list().windows.filter(({ visible, title }) => visible && title.startsWith('PopupWindow'));
    await openList();
    await phone.hold('More options');
    expect(popups()).toMatchObject([{ focusable: false, touch: 'inside' }]);
    await phone.pass(1500);
    expect(popups()).toEqual([]);
  });

  it('groups the digits of a number as they are typed, and on the page of the contact', async () => {
    await openList();
    await phone.tap('Create contact');
    await phone.type('Phone', '5551234567');
    await phone.find('(555) 123-4567');
    await phone.tap('Save');
    await phone.find('Call Mobile (555) 123-4567');
    await phone.find('Added Oct 15, 2023');
  });

  it('narrows the list by what contacts have, merges those of one name, and saves them as a file it can read', async () => {
    for (const phoneNumber of ['5550100', '5550101']) {
      await insert({ name: 'Twice There', phone: phoneNumber });
      await phone.tap('Save');
      await phone.find('large_title');
      await phone.key(back);
    }
    await insert({ name: 'Mail Only', email: 'mail@example.org' });
    await phone.tap('Save');
    await phone.find('large_title');
    await phone.key(back);
    await openList();
    await phone.tap('Email contacts');
    const names = async () => (await phone.texts()).filter((text) => /Twice|Mail/.test(text));
    expect(await names()).toEqual(['Mail Only']);
    await phone.tap('Fix & manage');
    await phone.tap('Merge & fix');
    await phone.tap('Merge');
    await phone.find('No suggestions');
    expect((await data()).filter(({ mimetype }) => String(mimetype).endsWith('phone_v2'))).toHaveLength(2);
    await phone.key(back);
    await phone.tap('Export to file');
    await phone.tap('SAVE');
    await phone.find('Fix & manage');
    await phone.system.packages.clear('com.android.providers.contacts');
    await phone.tap('Import from file');
    await phone.tap('contacts.vcf');
    await phone.tap(({ contentDescription, bounds }) => contentDescription === 'Contacts' && bounds[1] > 2000);
    await phone.tap('Email contacts');
    await phone.find('Twice There');
    expect(await data()).toHaveLength(5);
  });

  it('stores what is typed into a new contact, the number grouped', async () => {
    await openList();
    await phone.tap('Create contact');
    await phone.type('First name', 'Hugo');
    await phone.type('Last name', 'Pereira');
    await phone.type('Phone', '+1 (555) 01-00');
    await phone.key(back); // the keyboard
    await phone.tap('Mobile Phone');
    await phone.tap('Work');
    await phone.type('Email', 'hugo@example.org');
    await phone.tap('Save');
    await phone.find('large_title');
    expect(await data()).toEqual([
      { mimetype: 'vnd.android.cursor.item/name', data1: 'Hugo Pereira', data2: 'Hugo', data3: 'Pereira' },
      { mimetype: 'vnd.android.cursor.item/phone_v2', data1: '+1 (555) 01-00', data2: '3', data3: null },
      { mimetype: 'vnd.android.cursor.item/email_v2', data1: 'hugo@example.org', data2: '1', data3: null },
    ]);
    await phone.key(back);
    expect(await phone.texts()).toContain('Hugo Pereira');
  });

  it('shows the label of a number as one element, with its text and what it is of', async () => {
    await openList();
    await phone.tap('Create contact');
    await phone.type('Phone', '555 0100');
    await phone.key(back); // the keyboard
    await phone.tap('Mobile Phone');
    await phone.tap('Work');
    const labels = (await phone.nodes()).filter(({ text }) => text === 'Work' || text === 'Mobile');
    expect(labels).toEqual([
      expect.objectContaining({
        className: 'android.widget.Spinner',
        text: 'Work',
        contentDescription: 'Work Phone',
        hint: 'Label',
        children: [],
      }),
    ]);
  });

  it('asks before it throws a draft away, and keeps it while another app is in front', async () => {
    await openList();
    await phone.tap('Create contact');
    await phone.type('First name', 'Hugo');
    await phone.system.activities.home();
    await openList();
    await phone.find((node) => node.hint === 'First name' && node.text === 'Hugo');
    await phone.tap('Cancel');
    await phone.tap('Cancel');
    await phone.tap('Cancel');
    await phone.tap('Discard');
    await phone.find('No contacts yet');
    expect(await data()).toEqual([]);
  });

  it('opens the editor with what an INSERT intent brings, unsaved', async () => {
    await insert({ name: 'Ann Maria Lee', phone: '555-0100', company: 'Acme' });
    await phone.find((node) => node.hint === 'First name' && node.text === 'Ann Maria');
    await phone.find((node) => node.hint === 'Company' && node.text === 'Acme');
    expect(await data()).toEqual([]);
    await phone.tap('Save');
    await phone.find('large_title');
    expect(await phone.query('content://contacts/phones', ['display_name', 'number'])).toEqual([
      { display_name: 'Ann Maria Lee', number: '555-0100' },
    ]);
  });

  it('edits one row, removes another, names a type and leaves the rest', async () => {
    await insert({ name: 'Ann Lee', phone: '555-0100', secondary_phone: '555-0199', email: 'a@example.org' });
    await phone.tap('Save');
    await phone.tap('Edit contact');
    await phone.tap('Delete Mobile Phone');
    await phone.tap((node) => node.className.endsWith('Spinner') && node.contentDescription === 'Home Phone');
    await phone.tap('Custom');
    await phone.type('custom_dialog_content', 'Boat');
    await phone.tap('OK');
    await phone.tap('Save');
    await phone.find('large_title');
    expect(await data()).toEqual([
      expect.objectContaining({ data1: 'Ann Lee' }),
      { mimetype: 'vnd.android.cursor.item/phone_v2', data1: '555-0199', data2: '0', data3: 'Boat' },
      expect.objectContaining({ data1: 'a@example.org' }),
    ]);
  });

  it('stars a contact, which lists it among the highlights', async () => {
    await insert({ name: 'Ann Lee' });
    await phone.tap('Save');
    await phone.tap('Add to favorites');
    await phone.find('Remove from favorites');
    expect(await phone.query(`${provider}/contacts`, ['starred'])).toEqual([{ starred: 1 }]);
    await openList();
    await phone.key(back);
    await openList();
    await phone.tap('Highlights');
    expect(await phone.texts()).toContain('Ann Lee');
  });

  it('keeps what a contact rings with and whether it is put through, and puts it on the home screen', async () => {
    await insert({ name: 'Ann Lee', phone: '555-0100', email: 'a@example.org' });
    await phone.tap('Save');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['Call', 'Text', 'Set up', 'Email']));
    await phone.tap('More options');
    await phone.tap('Set ringtone');
    await phone.tap('Flow');
    await phone.tap('OK');
    await phone.tap('More options');
    await phone.tap('Route to voicemail');
    await expect
      .poll(() => phone.query(`${provider}/contacts`, ['custom_ringtone', 'send_to_voicemail']))
      .toEqual([{ custom_ringtone: expect.stringContaining('title=Flow'), send_to_voicemail: 1 }]);
    await phone.tap('More options');
    await phone.find('Unroute from voicemail');
    await phone.tap('Add to Home screen');
    await phone.find('Add to home screen');
  });

  it('names a list to choose from also where the phone is turned and the list is longer than it', async () => {
    await insert({ name: 'Ann Lee', phone: '555-0100' });
    await phone.tap('Save');
    await phone.find('large_title');
    phone.system.settings.put('system', 'accelerometer_rotation', '0');
    phone.system.settings.put('system', 'user_rotation', '1');
    try {
      await phone.tap('More options');
      await phone.tap('Set ringtone');
      await phone.find('Ringtones');
    } finally {
      phone.system.settings.put('system', 'user_rotation', '0');
    }
  });

  it('merges the contacts that are selected', async () => {
    for (const name of ['Ann Lee', 'Annie Lee']) {
      await insert({ name, phone: name === 'Ann Lee' ? '555-0100' : '555-0101' });
      await phone.tap('Save');
      await phone.find('large_title');
      await phone.system.processes.kill(app, { stopped: true });
    }
    await openList();
    await phone.hold('Ann Lee');
    await phone.tap('Annie Lee');
    await phone.tap('More options');
    await phone.tap('Merge');
    await expect
      .poll(() => phone.query('content://contacts/phones', ['display_name', 'number']))
      .toEqual([
        { display_name: 'Ann Lee', number: '555-0100' },
        { display_name: 'Ann Lee', number: '555-0101' },
      ]);
  });

  it('deletes a contact after asking', async () => {
    await insert({ name: 'Ann Lee' });
    await phone.tap('Save');
    await phone.tap('More options');
    await phone.tap('Delete');
    await phone.find('Delete contact?');
    expect(await data()).toHaveLength(1);
    await phone.tap('Delete');
    await expect.poll(data).toEqual([]);
  });

  it('selects only the contact that is held', async () => {
    for (const name of ['Ann Lee', 'Bob Stone', 'Cy Young']) {
      await insert({ name });
      await phone.tap('Save');
      await phone.find('large_title');
      // The same intent again would only bring the task forward.
      await phone.system.processes.kill(app, { stopped: true });
    }
    await openList();
    await phone.hold('Bob Stone');
    await phone.tap('Delete');
    await phone.find('Delete contact?');
    await phone.tap('Delete');
    await expect
      .poll(() => phone.query(`${provider}/contacts`, ['display_name']))
      .toEqual([{ display_name: 'Ann Lee' }, { display_name: 'Cy Young' }]);
  });

  it('finds contacts by the beginning of a word or by digits', async () => {
    await insert({ name: 'Ann Lee', phone: '555 0100' });
    await phone.tap('Save');
    await phone.find('large_title');
    await phone.system.processes.kill(app, { stopped: true });
    await openList();
    await phone.tap('open_search_bar');
    await phone.type('open_search_view_edit_text', 'le');
    await phone.find('cliv_name_textview');
    await phone.tap('Clear text');
    await phone.type('open_search_view_edit_text', '5501');
    await phone.find('cliv_name_textview');
    await phone.tap('Clear text');
    await phone.type('open_search_view_edit_text', 'nn');
    await phone.find('No results');
  });

  it('shows the list of people for the URI tools open it by', async () => {
    await phone.start({ action: 'android.intent.action.VIEW', data: 'content://contacts/people/' });
    await phone.find('Create contact');
  });
});
