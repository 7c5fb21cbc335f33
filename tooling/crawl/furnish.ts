import sharp from 'sharp';
import {
  addContact,
  broccoli,
  joplin,
  openTracks,
  proExpense,
  saveAppSnapshot,
  setUpApp,
  sharedStorage,
  simpleCalendar,
  tasksOrg,
  writeMediaFiles,
  writeTextFiles,
} from '../../packages/android-kit/src/index.ts';
import { type SuiteContext, sh } from '../../packages/core/src/index.ts';
import { appSetUp } from '../../packages/suite-androidworld/src/apps/app-set-ups.ts';
import { apps } from '../../packages/suite-androidworld/src/apps/apps.ts';
import { messageFilm } from '../../packages/suite-androidworld/src/media/message-film.ts';
import { silentMp3 } from '../../packages/suite-androidworld/src/media/silent-mp3.ts';
import { defaultClockMs } from '../../packages/virtual-phone/src/phone.ts';
import type { CrawledApp } from './crawled-apps.ts';
import type { CrawlPhone } from './open-crawl-phone.ts';

/** Makes of a new phone one that somebody uses: apps past their first run, with something in each. */
export async function furnish(phone: CrawlPhone, crawled: readonly CrawledApp[]): Promise<void> {
  const { device, system } = phone;
  const { signal } = new AbortController();
  const context: SuiteContext = { device, signal, log: () => undefined };
  await writeMedia(context);
  for (const app of Object.values(apps)) await setUpApp(context, appSetUp(app.name));
  await addContact(device, { name: 'Amelia Ortiz', number: '+15550101' });
  await addContact(device, { name: 'Oscar Lindqvist', number: '+15550102' });
  await system.telephony.receiveSms('+15550101', 'Are you coming on Sunday? https://example.com');
  await system.telephony.receiveSms('+15550199', 'Your code is 1234');
  await addRows(context);
  await recordSound(phone);
  for (const { packageName } of crawled) {
    if (system.packages.find(packageName) !== undefined) await saveAppSnapshot(device, packageName);
  }
  await device.shell(sh`input keyevent HOME`);
}

async function writeMedia({ device }: SuiteContext): Promise<void> {
  const picture = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  await writeTextFiles(device, `${sharedStorage}/Documents/Markor`, {
    'plan.md': '# Plan\n\n- [ ] pack\n- [x] book\n\n[a link](https://example.com)\n',
    'notes.txt': 'Some words.\n',
  });
  await writeTextFiles(device, `${sharedStorage}/Documents/Markor/travel`, { 'list.md': '1. one\n2. two\n' });
  await writeTextFiles(device, `${sharedStorage}/Download`, { 'page.html': '<p>A page</p>', 'read.txt': 'words' });
  await writeMediaFiles(device, `${sharedStorage}/DCIM`, {
    'blue.png': await picture('#3366cc'),
    'green.png': await picture('#33aa55'),
  });
  await writeMediaFiles(device, `${sharedStorage}/Music`, {
    'one.mp3': silentMp3(90_000, { title: 'First Song', artist: 'The Band' }),
    'two.mp3': silentMp3(60_000, { title: 'Second Song', artist: 'The Other Band' }),
  });
  await writeMediaFiles(device, `${sharedStorage}/Movies`, {
    'film.mp4': await messageFilm([{ text: 'Amelia', seconds: 30 }]),
  });
}

/** What the crawl itself records, between two presses, has been played before anybody looks at its player. */
async function recordSound({ device, rest }: CrawlPhone): Promise<void> {
  const tap = async (label: string) => {
    const { elements } = await device.observe({ screenshot: false });
    const found = elements.find(({ resourceId, text }) => text === label || resourceId?.endsWith(`:id/${label}`));
    if (found?.bounds === undefined) throw new Error(`Audio Recorder shows no "${label}"`);
    const { left, top, right, bottom } = found.bounds;
    await device.shell(sh`input tap ${Math.round((left + right) / 2)} ${Math.round((top + bottom) / 2)}`);
    await rest();
  };
  await device.apps.open('Audio Recorder');
  await rest();
  await tap('Get started');
  await tap('Apply');
  await tap('btn_record');
  await device.time?.pass(120_000);
  await tap('btn_record_stop');
  await tap('Save');
}

async function addRows({ device }: SuiteContext): Promise<void> {
  const minuteMs = 60_000;
  const nowSeconds = Math.floor(defaultClockMs / 1000);
  await broccoli.add(device, [
    { title: 'Lentil soup', description: 'Warm', servings: '2', ingredients: 'Lentils\nWater', directions: 'Cook.' },
  ]);
  await joplin.add(device, [
    { folder: 'Garden', title: 'Seeds', body: '# Seeds\n\n- beans\n- peas' },
    { folder: 'Garden', title: 'Dig', body: 'soon', is_todo: true },
  ]);
  await openTracks.add(device, [
    {
      name: 'Around the lake',
      category: 'running',
      starttime: defaultClockMs - 90 * minuteMs,
      stoptime: defaultClockMs - 60 * minuteMs,
      totaldistance: 5200,
    },
  ]);
  await proExpense.add(device, [{ name: 'Lunch', amount: 1250, category: 3, note: 'with Amelia' }]);
  await simpleCalendar.add(device, [
    { title: 'Dentist', start_ts: nowSeconds + 3600, end_ts: nowSeconds + 7200, location: 'Main Street 1' },
  ]);
  await tasksOrg.add(device, [
    { title: 'Water plants', importance: 1, notes: 'Not too much' },
    { title: 'Call Oscar', dueDate: defaultClockMs },
  ]);
}
