import type { Ui } from '@androidworld/core';
import type { QuestionParams, QuestionSolution } from '@androidworld/question-tasks';
import { keyOf, mondayOfThisWeek, type ShownTrack, shownTracks, tracksSince } from './shown-tracks.ts';

const app = 'open tracks';

/** How the answers are found on the screen, by the question's name. */
export const openTracksSolutions: Readonly<Record<string, QuestionSolution>> = {
  async SportsTrackerActivitiesOnDate(ui, params) {
    const date = asked(params, 'date');
    await ui.openApp(app);
    await ui.waitFor({ resourceId: 'track_list_item_name' });
    await pickTracks(ui, date);
    await ui.tap({ contentDescription: 'More options' });
    await ui.tap({ text: 'Aggregated stats' });
    await ui.waitFor({ resourceId: 'aggregated_stats_type_label' });
    const labels = ui.findAll({ resourceId: 'aggregated_stats_type_label' });
    await ui.answer(labels.map(({ text = '' }) => text.toLowerCase()).join(', '));
  },
  SportsTrackerActivitiesCountForWeek: answerOfWeek((tracks) => tracks.length),
  SportsTrackerLongestDistanceActivity: answerOfWeek((tracks) =>
    Math.round(Math.max(...tracks.map(({ metres }) => metres))),
  ),
  SportsTrackerTotalDurationForCategoryThisWeek: answerOfWeek((tracks) => sum(tracks, 'minutes')),
  async SportsTrackerActivityDuration(ui, params) {
    const date = asked(params, 'date');
    const tracks = await findSince(ui, params, date);
    await ui.answer(
      String(
        sum(
          tracks.filter(({ day }) => day === date),
          'minutes',
        ),
      ),
    );
  },
  async SportsTrackerTotalDistanceForCategoryOverInterval(ui, params) {
    const end = asked(params, 'endDate');
    const tracks = await findSince(ui, params, asked(params, 'startDate'));
    const counted = tracks.filter(({ day }) => day <= end);
    await ui.answer(String(Math.round(sum(counted, 'metres'))));
  },
};

/** What a person finds of the category among this week's tracks. */
function answerOfWeek(find: (tracks: readonly ShownTrack[]) => number): QuestionSolution {
  return async (ui, params) => ui.answer(String(find(await findSince(ui, params, mondayOfThisWeek))));
}

/** Searches for the category. */
async function findSince(ui: Ui, params: QuestionParams, from: string): Promise<readonly ShownTrack[]> {
  await ui.openApp(app);
  await ui.tap({ resourceId: 'search_button' });
  await ui.type({ resourceId: 'search_src_text' }, asked(params, 'category'));
  await ui.tap({ contentDescription: 'Submit query' });
  return tracksSince(ui, from);
}

/** Picks the tracks of a day in the list: the first by a long press, the others by taps. */
async function pickTracks(ui: Ui, date: string): Promise<void> {
  const seen = new Set<string>();
  const picked = new Set<string>();
  for (;;) {
    const before = seen.size;
    for (;;) {
      const shown = shownTracks(ui);
      for (const track of shown) seen.add(keyOf(track));
      const next = shown.find((track) => track.day === date && !picked.has(keyOf(track)));
      if (next === undefined) break;
      if (picked.size === 0) await ui.longPress(next.element);
      else await ui.tap(next.element);
      picked.add(keyOf(next));
    }
    if (seen.size === before || shownTracks(ui).some(({ day }) => day < date)) return;
    await ui.perform({ action_type: 'scroll', direction: 'down' });
  }
}

const sum = (tracks: readonly ShownTrack[], figure: 'minutes' | 'metres') =>
  tracks.reduce((total, track) => total + track[figure], 0);

/** What the goal says of a parameter. */
function asked({ values }: QuestionParams, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`The question has no parameter "${name}"`);
  return String(value);
}
