import { expect, test } from 'vitest';
import { apps } from './apps/apps.ts';
import { androidWorld } from './suite.ts';

const { tasks } = androidWorld();
const countOf = (name: string) => tasks.filter((task) => task.apps.includes(name)).length;

/** Tasks an app is needed for, and not counted for in the paper's Table 4. */
const uncounted: Readonly<Record<string, readonly string[]>> = {
  markor: ['ExpenseAddMultipleFromMarkor', 'RecipeAddMultipleRecipesFromMarkor', 'RecipeAddMultipleRecipesFromMarkor2'],
  clock: ['TurnOnWifiAndOpenApp'],
  camera: ['TurnOnWifiAndOpenApp'],
  contacts: ['TurnOnWifiAndOpenApp'],
  files: ['BrowserDraw', 'BrowserMaze', 'BrowserMultiply'],
};

/** The paper's Table 4: how many tasks an app has. */
const table4: Readonly<Record<string, number>> = {
  [apps.simpleCalendarPro.name]: 17,
  [apps.settings.name]: 15,
  [apps.markor.name]: 14,
  [apps.broccoli.name]: 13,
  [apps.proExpense.name]: 9,
  [apps.simpleSmsMessenger.name]: 7,
  [apps.openTracks.name]: 6,
  [apps.tasks.name]: 6,
  [apps.clock.name]: 4,
  [apps.joplin.name]: 4,
  [apps.retroMusic.name]: 4,
  [apps.simpleGalleryPro.name]: 4,
  [apps.camera.name]: 3,
  [apps.chrome.name]: 3,
  [apps.contacts.name]: 3,
  [apps.osmAnd.name]: 3,
  [apps.vlc.name]: 3,
  [apps.audioRecorder.name]: 2,
  [apps.files.name]: 2,
  [apps.simpleDrawPro.name]: 1,
};

test('the suite has 116 tasks', () => {
  expect(tasks).toHaveLength(116);
});

test.each(Object.entries(table4))('%s has %i tasks', (name, count) => {
  expect(countOf(name) - (uncounted[name] ?? []).length).toBe(count);
});
