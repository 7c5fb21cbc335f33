import { readClock, setModifiedTimes } from '@androidworld/android-kit';
import { defineTask, type Random, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { noteNames, sentence } from '../../words/notes.ts';
import { deleteNotes, showNotes } from './note-list-steps.ts';
import { clearNotebook, fillNotebook, scoreChange } from './notebook.ts';
import { notebook } from './notebook-change.ts';
import { notesByTime } from './notes-by-time.ts';

export const markorDeleteNewestNote = defineTask({
  name: 'MarkorDeleteNewestNote',
  apps: [apps.markor.name],
  ...published.MarkorDeleteNewestNote,
  params: z.object({}),
  sample: () => ({}),
  goal: () => 'Delete the newest note in Markor, the one that was changed last, and no other.',
  async setUp(context) {
    const { device, signal, random } = context;
    const names = noteNames(random, random.integer(2, 6));
    const before = await fillNotebook(context, Object.fromEntries(names.map((name) => [name, sentence(random)])));
    const now = await readClock(device, { signal });
    const ages = sampleAges(random, names.length);
    const times = Object.fromEntries(names.map((name, index) => [name, now - (ages[index] ?? 0) * minuteMs]));
    await setModifiedTimes(device, notebook, times, { signal });
    const newest = names[ages.indexOf(Math.min(...ages))] ?? '';
    return { before, newest };
  },
  async score(context, _params, { before, newest }) {
    return scoreChange(context, before, { gone: [newest] });
  },
  tearDown: (context, _params, state) => clearNotebook(context, state?.before),
  solution: (ui) => deleteByAge(ui, 0),
  nearMisses: [
    { name: 'the oldest note', run: (ui) => deleteByAge(ui, -1) },
    { name: 'the second newest note', run: (ui) => deleteByAge(ui, 1) },
    { name: 'the two newest notes', run: (ui) => deleteByAge(ui, 0, 1) },
  ],
});

const minuteMs = 60_000;

/**
 * How many minutes ago each note was changed. Minutes are what the list of notes shows, so no two are equal; the
 * current one is left out: notes of that minute are made by the agent.
 */
function sampleAges(random: Random, count: number): number[] {
  const ages = new Set<number>();
  while (ages.size < count) ages.add(random.integer(1, 1_500));
  return [...ages];
}

/** @param places 0 is the newest note, 1 the one before, -1 the oldest */
async function deleteByAge(ui: Ui, first: number, ...more: readonly number[]): Promise<void> {
  await showNotes(ui);
  const names = notesByTime(ui);
  const nameAt = (place: number) => names.at(place) ?? '';
  await deleteNotes(ui, nameAt(first), ...more.map(nameAt));
}
