import { centerOf } from '../../../packages/core/src/entries/agent.ts';
import { type Device, sh } from '../../../packages/core/src/index.ts';

/** What was on the phones that were seen: files that some of the facts are about. */
export async function prepareEvidence(device: Device): Promise<void> {
  await device.files.write('/sdcard/Documents/Markor/note_a.md', 'hello\n');
  for (const name of ['a_wake_up.mp3', 'b_wake.mp3']) await device.files.write(`/sdcard/Alarms/${name}`, 'no sound');
  // As AndroidWorld's set-up leaves them: the first start of Contacts is over, and SMS Messenger has the role.
  await device.apps.open('contacts');
  for (const answer of ['Skip', 'Don’t allow']) {
    const { elements } = await device.observe({ screenshot: false });
    const button = elements.find(({ text }) => text === answer);
    if (button?.bounds) await device.perform({ type: 'tap', at: centerOf(button.bounds) });
  }
  await device.shell(sh`cmd role add-role-holder android.app.role.SMS com.simplemobiletools.smsmessenger`);
  await device.shell(sh`settings put system screen_off_timeout ${2 ** 31 - 1}`);
}
