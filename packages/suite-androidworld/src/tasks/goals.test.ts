import type { AnyTask } from '@androidworld/core';
import { createRandom } from '@androidworld/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollars } from './expenses/asked-expense.ts';
import { tasks } from './tasks.ts';

const drawn = ({ sample }: AnyTask, seed: number) => sample(createRandom(seed));
const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

/** Those that say what is to be entered, and how many different instances 200 seeds give at least. */
const variety: Readonly<Record<string, number>> = {
  AudioRecorderRecordAudioWithFileName: 180,
  ClockTimerEntry: 190,
  ContactsAddContact: 200,
  ContactsNewContactDraft: 200,
  FilesDeleteFile: 200,
  FilesMoveFile: 150,
  MarkorCreateNoteAndSms: 200,
  OpenAppTaskEval: 5,
  SimpleCalendarAddOneEvent: 200,
  SimpleCalendarAddOneEventInTwoWeeks: 195,
  SimpleCalendarAddOneEventRelativeDay: 195,
  SimpleCalendarAddOneEventTomorrow: 195,
  SimpleCalendarAddRepeatingEvent: 195,
  SimpleCalendarDeleteEvents: 17,
  SimpleCalendarDeleteEventsOnRelativeDay: 6,
  SimpleCalendarDeleteOneEvent: 190,
  SimpleSmsReply: 200,
  SimpleSmsReplyMostRecent: 40,
  SimpleSmsResend: 190,
  SimpleSmsSend: 200,
  SimpleSmsSendClipboardContent: 200,
  SimpleSmsSendReceivedAddress: 200,
  SystemCopyToClipboard: 36,
  TurnOnWifiAndOpenApp: 5,
};

/** Parameters that set-up puts on the phone, for the agent to find there. */
const foundOnPhone: Readonly<Record<string, readonly string[]>> = {
  BrowserDraw: ['seed'],
  BrowserMaze: ['seed'],
  BrowserMultiply: ['seed'],
  ExpenseAddMultipleFromGallery: ['expenses', 'layout'],
  ExpenseAddMultipleFromMarkor: ['expenses'],
  ExpenseDeleteDuplicates: ['expense'],
  ExpenseDeleteDuplicates2: ['expense'],
  MarkorTranscribeReceipt: ['receipt'],
  MarkorTranscribeVideo: ['messages', 'others'],
  RecipeAddMultipleRecipesFromImage: ['recipes', 'layout'],
  RecipeAddMultipleRecipesFromMarkor: ['recipes', 'format'],
  RecipeAddMultipleRecipesFromMarkor2: ['recipes', 'format'],
  RecipeDeleteDuplicateRecipes: ['recipe'],
  RecipeDeleteDuplicateRecipes2: ['recipe'],
  RecipeDeleteDuplicateRecipes3: ['recipe'],
  RecipeDeleteMultipleRecipesWithConstraint: ['recipes'],
  RetroCreatePlaylist: ['others'],
  RetroPlayingQueue: ['others'],
  RetroPlaylistDuration: ['songs', 'others'],
  RetroSavePlaylist: ['others'],
  SaveCopyOfReceiptTaskEval: ['receipt'],
  SimpleSmsReplyMostRecent: ['number'],
  SimpleSmsResend: ['number', 'message'],
  SimpleSmsSendClipboardContent: ['message'],
  SimpleSmsSendReceivedAddress: ['number', 'message'],
  VlcCreatePlaylist: ['others'],
  VlcCreateTwoPlaylists: ['others'],
};

/** Of rows, what a goal says of them: a name alone where they are to be deleted or played, amounts in dollars, and no format. */
const said = (name: string, key: string, value: unknown): unknown => {
  if (key === 'format') return [];
  if (!Array.isArray(value)) return value;
  return value.map((row: Record<string, unknown> | string) => {
    if (typeof row === 'string') return row;
    if (name.includes('Delete') || 'durationMs' in row) return row.title ?? row.name;
    return 'amount' in row ? { ...row, amount: dollars(Number(row.amount)) } : row;
  });
};

/** A place of the map has an umlaut in its name. */
const withUmlauts = /^[ -~ö]+$/;

describe.each(tasks.map((task) => [task.name, task] as const))('the goal of %s', (name, task) => {
  test('holds every parameter, and only what a keyboard can type', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const params = drawn(task, seed);
        const goal = task.goal(params);
        expect(goal).toMatch(name.startsWith('OsmAnd') ? withUmlauts : /^[ -~\n]+$/);
        const hidden = foundOnPhone[name] ?? [];
        const values = Object.entries(params)
          .filter(([key]) => !hidden.includes(key))
          .flatMap(([key, value]) => leaves(said(name, key, value)))
          .filter((value) => value !== 'max' && value !== 'min');
        for (const value of values) expect(goal).toContain(String(value));
        const found = hidden.flatMap((key) => leaves(params[key])).filter((value) => !values.includes(value));
        for (const value of found) expect(goal).not.toContain(String(value));
      }),
    );
  });

  test('has as many wordings as it has instances', () => {
    const goals = new Set(Array.from({ length: 200 }, (_, seed) => task.goal(drawn(task, seed))));
    expect(goals.size).toBeGreaterThanOrEqual(variety[name] ?? 1);
  });
});

test('ClockTimerEntry refuses a timer of no time', async () => {
  const timer = tasks.find(({ name }) => name === 'ClockTimerEntry');
  const result = await timer?.params['~standard'].validate({ hours: 0, minutes: 0, seconds: 0 });
  expect(result?.issues).toHaveLength(1);
});
