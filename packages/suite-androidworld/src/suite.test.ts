import { sh } from '@androidworld/core';
import { fakeDevice, suiteContract, testContract } from '@androidworld/core/testing';
import { describe, expect, test } from 'vitest';
import { androidWorld } from './suite.ts';
import { tasks } from './tasks/tasks.ts';

testContract(suiteContract, async () => androidWorld(), { test });

/** As published: name, budget, difficulty, fewest steps, tags. */
const published = `
AudioRecorderRecordAudio       12 easy   6 requires_setup
AudioRecorderRecordAudioWithFileName 20 easy 10 data_entry,complex_ui_understanding,parameterized
BrowserDraw 20 easy 5 game_playing,parameterized
BrowserMaze 20 easy 9 game_playing,multi_app,complex_ui_understanding,memorization,parameterized
BrowserMultiply 22 hard 11 math_counting,memorization,screen_reading
CameraTakePhoto                10 easy   2
CameraTakeVideo                10 medium 3
FilesDeleteFile                22 medium 4 data_edit,parameterized
FilesMoveFile                  20 medium 10 search,screen_reading,parameterized
ClockStopWatchPausedVerify     10 easy   1 verification
ClockStopWatchRunning          10 easy   3
ClockTimerEntry                10 easy   3 data_entry,parameterized
ContactsAddContact             12 easy   5 data_entry,parameterized
ContactsNewContactDraft        12 easy   6 screen_reading,data_entry
MarkorAddNoteHeader            12 medium 6 data_entry,parameterized
MarkorChangeNoteContent        12 medium 5 data_entry,requires_setup,parameterized
MarkorCreateFolder             10 easy   4 data_entry,parameterized
MarkorCreateNote               16 medium 8 data_entry,parameterized
MarkorCreateNoteAndSms         18 hard   9 multi_app,data_entry,parameterized
MarkorCreateNoteFromClipboard  14 medium 7 data_entry,parameterized
MarkorDeleteAllNotes           14 easy   7 data_edit,repetition,parameterized
MarkorDeleteNewestNote         10 easy   4 data_edit,parameterized
MarkorDeleteNote               10 easy   5 data_edit,requires_setup,parameterized
MarkorEditNote                 12 easy   4 data_edit,transcription,parameterized
MarkorMergeNotes               78 hard   39 data_edit,data_entry,parameterized
MarkorMoveNote                 14 medium 7 parameterized,complex_ui_understanding
MarkorTranscribeReceipt        18 medium 9 transcription,data_entry,multi_app,screen_reading,memorization,parameterized
MarkorTranscribeVideo 20 hard 10 multi_app,transcription,requires_setup,memorization,screen_reading,parameterized
OsmAndFavorite 13 medium 6 search,complex_ui_understanding,parameterized
OsmAndMarker 20 hard 10 complex_ui_understanding,search,parameterized
OsmAndTrack 120 hard 60 complex_ui_understanding,search,data_entry,repetition,parameterized
OpenAppTaskEval                10 easy   2 parameterized
ExpenseAddMultiple 60 medium 20 data_entry,parameterized
ExpenseAddMultipleFromGallery 60 hard 10 multi_app,screen_reading,data_entry,information_retrieval,parameterized
ExpenseAddMultipleFromMarkor 60 hard 15 transcription,repetition,multi_app,data_entry,memorization,parameterized
ExpenseAddSingle 12 easy 6 parameterized,data_entry,search
ExpenseDeleteDuplicates 12 medium 6 data_edit,parameterized
ExpenseDeleteDuplicates2 18 medium 9 data_edit,requires_setup,parameterized
ExpenseDeleteMultiple 20 easy 10 data_edit,parameterized
ExpenseDeleteMultiple2 34 hard 17 screen_reading,parameterized
ExpenseDeleteSingle 10 easy 3 screen_reading,parameterized
RecipeAddMultipleRecipes 60 medium 34 data_entry,parameterized
RecipeAddMultipleRecipesFromImage 60 hard 13 transcription,screen_reading,data_entry,complex_ui_understanding,parameterized
RecipeAddMultipleRecipesFromMarkor 60 hard 24 data_entry,multi_app,screen_reading,memorization,parameterized
RecipeAddMultipleRecipesFromMarkor2 60 hard 26 parameterized,screen_reading,complex_ui_understanding,repetition,multi_app,data_entry,information_retrieval
RecipeAddSingleRecipe 24 easy 12 data_entry,parameterized
RecipeDeleteDuplicateRecipes 10 easy 4 search,data_edit,screen_reading,repetition,parameterized
RecipeDeleteDuplicateRecipes2 24 medium 11 repetition,data_edit,parameterized
RecipeDeleteDuplicateRecipes3 34 medium 16 data_edit,parameterized
RecipeDeleteMultipleRecipes 24 easy 12 data_edit,parameterized
RecipeDeleteMultipleRecipesWithConstraint 40 hard 20 screen_reading,repetition,parameterized
RecipeDeleteMultipleRecipesWithNoise 34 medium 17 parameterized,search,complex_ui_understanding,repetition
RecipeDeleteSingleRecipe 10 easy 5 data_edit,search,parameterized
RecipeDeleteSingleWithRecipeWithNoise 20 easy 10 search,screen_reading,data_edit,parameterized
RetroCreatePlaylist 24 medium 12 data_entry,repetition,parameterized
RetroPlayingQueue 32 easy 16 parameterized
RetroPlaylistDuration 30 medium 15 math_counting,complex_ui_understanding,repetition,parameterized
RetroSavePlaylist 50 hard 25 search,repetition,parameterized
SaveCopyOfReceiptTaskEval 16 hard 8 parameterized,complex_ui_understanding
SimpleCalendarAddOneEvent 34 hard 17 data_entry,complex_ui_understanding,parameterized
SimpleCalendarAddOneEventInTwoWeeks 34 medium 10 data_entry,math_counting,parameterized
SimpleCalendarAddOneEventRelativeDay 34 easy 17 data_entry,parameterized
SimpleCalendarAddOneEventTomorrow 34 easy 13 data_entry,parameterized
SimpleCalendarAddRepeatingEvent 34 easy 14 data_entry,complex_ui_understanding,parameterized
SimpleCalendarDeleteEvents 14 easy 7 parameterized,data_edit
SimpleCalendarDeleteEventsOnRelativeDay 12 medium 6 data_edit,parameterized
SimpleCalendarDeleteOneEvent 12 easy 6 data_edit,complex_ui_understanding,parameterized
SimpleDrawProCreateDrawing 18 easy 9 data_entry,parameterized
NotesIsTodo 10 easy 2 information_retrieval,parameterized
NotesMeetingAttendeeCount 10 easy 3 search,parameterized
NotesRecipeIngredientCount 10 easy 2 search,parameterized
NotesTodoItemCount 10 medium 5 information_retrieval,math_counting,parameterized
SimpleCalendarAnyEventsOnDate 10 easy 4 information_retrieval,parameterized
SimpleCalendarEventOnDateAtTime 10 medium 3 information_retrieval,parameterized
SimpleCalendarEventsInNextWeek 10 easy 3 data_entry,parameterized
SimpleCalendarEventsInTimeRange 10 easy 2 complex_ui_understanding,screen_reading,search,transcription,information_retrieval,parameterized
SimpleCalendarEventsOnDate 10 medium 4 information_retrieval,parameterized
SimpleCalendarFirstEventAfterStartTime 10 easy 2 parameterized,screen_reading
SimpleCalendarLocationOfEvent 10 easy 4 search,parameterized
SimpleCalendarNextEvent 10 easy 4 complex_ui_understanding,screen_reading,information_retrieval,parameterized
SimpleCalendarNextMeetingWithPerson 10 medium 5 information_retrieval,parameterized
SportsTrackerActivitiesCountForWeek 10 easy 3 search,requires_setup,parameterized
SportsTrackerActivitiesOnDate 20 hard 10 search,complex_ui_understanding,screen_reading,information_retrieval,transcription,parameterized
SportsTrackerActivityDuration 10 easy 6 information_retrieval,parameterized
SportsTrackerLongestDistanceActivity 10 easy 2 parameterized,screen_reading,information_retrieval,math_counting
SportsTrackerTotalDistanceForCategoryOverInterval 20 hard 11 search,parameterized,math_counting
SportsTrackerTotalDurationForCategoryThisWeek 10 hard 8 math_counting,search,parameterized
TasksCompletedTasksForDate 10 medium 5 information_retrieval,search,parameterized
TasksDueNextWeek 10 medium 6 information_retrieval,parameterized
TasksDueOnDate 10 easy 2 search,parameterized
TasksHighPriorityTasks 10 medium 2 complex_ui_understanding,search,information_retrieval,transcription,parameterized
TasksHighPriorityTasksDueOnDate 10 medium 5 information_retrieval,screen_reading,parameterized
TasksIncompleteTasksOnDate 10 easy 2 parameterized,screen_reading,information_retrieval
SimpleSmsReply                 12 easy   4 search,data_entry,parameterized
SimpleSmsReplyMostRecent       12 medium 5 parameterized
SimpleSmsResend                12 medium 6 parameterized
SimpleSmsSend                  12 medium 6 parameterized
SimpleSmsSendClipboardContent  12 easy   6 data_entry,parameterized
SimpleSmsSendReceivedAddress   18 medium 9 information_retrieval,parameterized
SystemBluetoothTurnOff         10 easy   2
SystemBluetoothTurnOffVerify   10 easy   2 verification
SystemBluetoothTurnOn          10 easy   2 screen_reading
SystemBluetoothTurnOnVerify    10 easy   2 verification
SystemBrightnessMax            10 easy   3
SystemBrightnessMaxVerify      10 easy   2 verification
SystemBrightnessMin            10 easy   3
SystemBrightnessMinVerify      10 easy   3 verification
SystemCopyToClipboard          10 easy   2 data_entry,parameterized
SystemWifiTurnOff              10 easy   3 screen_reading
SystemWifiTurnOffVerify        10 easy   3 verification
SystemWifiTurnOn               10 easy   3 screen_reading
SystemWifiTurnOnVerify         10 easy   3 verification
TurnOffWifiAndTurnOnBluetooth  20 medium 5
TurnOnWifiAndOpenApp           20 easy   4 parameterized
VlcCreatePlaylist 28 medium 14 data_edit,repetition,parameterized
VlcCreateTwoPlaylists 48 medium 24 data_entry,requires_setup,parameterized
`;

test('androidWorld() has the published names, budgets, difficulties, steps and tags', () => {
  const rows = androidWorld().tasks.map(({ name, stepBudget, difficulty, optimalSteps, tags = [] }) =>
    [name, stepBudget, difficulty, optimalSteps, tags.join(',')].join(' ').trim(),
  );
  expect(rows.toSorted()).toEqual(
    published
      .trim()
      .split('\n')
      .map((row) => row.replaceAll(/ +/g, ' ').trim())
      .toSorted(),
  );
});

test('androidWorld() marks the tasks that begin in their goal state', () => {
  const marked = androidWorld()
    .tasks.filter((task) => task.startsInGoalState)
    .map(({ name }) => name);
  expect(marked).toEqual(
    tasks.map(({ name }) => name).filter((name) => /^System(Wifi|Bluetooth|Brightness).*Verify$/.test(name)),
  );
});

test('androidWorld() gives every task a solution and near misses', () => {
  const lacking = androidWorld().tasks.filter(
    (task) => task.solution === undefined || (task.nearMisses ?? []).length === 0,
  );
  expect(lacking.map(({ name }) => name)).toEqual([]);
});

test('androidWorld() names what it judges by', () => {
  expect(androidWorld().settings).toEqual({ stepBudgets: 'published', answers: 'lenient', checks: 'strict' });
  const { settings } = androidWorld({ stepBudgets: 'intended', answers: 'published', checks: 'published' });
  expect(settings).toEqual({ stepBudgets: 'intended', answers: 'published', checks: 'published' });
});

describe('the hooks of androidWorld()', () => {
  const clock = { exitCode: 0, stdout: 'UTC\n1697384040\n', stderr: '' };
  const task = (name: string) => {
    const found = tasks.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`no task ${name}`);
    return found;
  };

  /** Every app has a snapshot; tells which are restored. */
  function phone() {
    const restored: string[] = [];
    const device = fakeDevice({
      shell(script) {
        const [, name] = /am force-stop (\S+)/.exec(script) ?? [];
        if (name !== undefined) restored.push(name);
        return script.includes('date +%s') ? clock : { exitCode: 0, stdout: '', stderr: '' };
      },
    });
    const context = { device, signal: new AbortController().signal, log: () => undefined };
    const took = () => restored.splice(0);
    return { context, took };
  }

  test('restore the apps of a task before and after it', async () => {
    const { context, took } = phone();
    const suite = androidWorld();
    await suite.beforeEpisode?.(context, task('ClockTimerEntry'));
    expect(took()).toEqual(['com.google.android.deskclock']);
    await suite.afterEpisode?.(context, task('ClockTimerEntry'));
    expect(took()).toEqual(['com.google.android.deskclock']);
  });

  test('do not restore again what the episode before left restored', async () => {
    const { context, took } = phone();
    const suite = androidWorld();
    await suite.beforeEpisode?.(context, task('ClockTimerEntry'));
    await suite.afterEpisode?.(context, task('ClockTimerEntry'));
    took();
    await suite.beforeEpisode?.(context, task('ClockStopWatchRunning'));
    expect(took()).toEqual([]);
    await suite.afterEpisode?.(context, task('ClockStopWatchRunning'));
    await suite.beforeEpisode?.(context, task('SystemWifiTurnOn'));
    took();
    // The agent of the task before may have opened any app.
    await suite.afterEpisode?.(context, task('SystemWifiTurnOn'));
    took();
    await suite.beforeEpisode?.(context, task('ClockTimerEntry'));
    expect(took()).toEqual(['com.google.android.deskclock']);
  });

  test('restore after an episode that was not torn down, and on another device', async () => {
    const [one, other] = [phone(), phone()];
    const suite = androidWorld();
    for (const { context, took } of [one, one]) {
      await suite.beforeEpisode?.(context, task('ClockTimerEntry'));
      expect(took()).toEqual(['com.google.android.deskclock']);
    }
    await suite.afterEpisode?.(one.context, task('ClockTimerEntry'));
    const device = { ...other.context.device, serial: 'emulator-5556' };
    await suite.beforeEpisode?.({ ...other.context, device }, task('ClockTimerEntry'));
    expect(other.took()).toEqual(['com.google.android.deskclock']);
  });

  test('trust nothing that was restored before the device was opened anew', async () => {
    const { context, took } = phone();
    const suite = androidWorld();
    await suite.beforeEpisode?.(context, task('ClockTimerEntry'));
    await suite.afterEpisode?.(context, task('ClockTimerEntry'));
    took();
    await suite.prepareDevice?.(context);
    await suite.beforeEpisode?.(context, task('ClockTimerEntry'));
    expect(took()).toEqual(['com.google.android.deskclock']);
  });

  test('begin every episode on 15 October 2023, 15:34 UTC', async () => {
    const scripts: string[] = [];
    const device = fakeDevice({
      shell(script) {
        scripts.push(script);
        return script.includes('date +%s') ? clock : { exitCode: 0, stdout: '', stderr: '' };
      },
    });
    const context = { device, signal: new AbortController().signal, log: () => undefined };
    await androidWorld().beforeEpisode?.(context, task('SystemWifiTurnOn'));
    expect(scripts.join('\n')).toContain(sh`date ${'101515342023.00'}`.script);
  });

  test('refuse a device whose clock cannot be set', async () => {
    const context = { device: fakeDevice(), signal: new AbortController().signal, log: () => undefined };
    await expect(androidWorld().beforeEpisode?.(context, task('SystemWifiTurnOn'))).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('clock'),
    });
  });
});
