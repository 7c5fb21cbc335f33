import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const markor = 'net.gsantner.markor';
const root = { uid: 0, gid: 0, groups: [] };

const nodes = (phone: TestPhone) => phone.keyboard();

/** The tiles that need what the phone has not. */
const tiles = [
  { element: /Drag to rearrange tiles/, reason: 'the strip keeps its order' },
  { element: /Translate/, reason: 'the translator is on Google’s servers' },
  { element: /Floating mode/, reason: 'the keyboard stays at the lower edge' },
];

async function searchContacts(phone: TestPhone): Promise<void> {
  await phone.start({
    action: 'android.intent.action.MAIN',
    component: {
      packageName: 'com.google.android.contacts',
      className: 'com.android.contacts.activities.PeopleActivity',
    },
  });
  // Its first start.
  for (const answer of ['Skip', 'Don’t allow'])
    if ((await phone.nodes()).some(({ text }) => text === answer)) await phone.tap(answer);
  await phone.tap((node) => /Search/.test(node.contentDescription ?? node.text ?? ''));
}

async function editNote(phone: TestPhone): Promise<void> {
  phone.system.packages.appOps(markor).set('MANAGE_EXTERNAL_STORAGE', 'allow');
  const path = '/storage/emulated/0/Documents/Markor/note.md';
  await phone.system.disk.mkdir('/storage/emulated/0/Documents/Markor', root, { recursive: true });
  await phone.system.disk.write(path, new TextEncoder().encode('note'), root);
  await phone.start({
    action: 'android.intent.action.VIEW',
    data: `file://${path}`,
    type: 'text/markdown',
    component: { packageName: markor, className: `${markor}.activity.DocumentActivity` },
  });
  await phone.tap((node) => node.className === 'android.widget.EditText');
}

export const keyboard: FidelityApp = {
  name: 'keyboard',
  packageName: 'com.google.android.contacts',
  screens: [
    { id: 'keyboard:letters', nodes, open: searchContacts },
    {
      id: 'keyboard:header-tiles',
      nodes,
      absent: tiles,
      async open(phone) {
        await searchContacts(phone);
        const more = (await phone.keyboard()).find((node) => node.contentDescription === 'More features');
        if (more === undefined) throw new Error('The keyboard has no "More features"');
        await phone.tapAt(more);
      },
    },
    { id: 'keyboard:letters-number-row', nodes, open: editNote },
  ],
};
