import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { moveToTrash, openRecorder, record, startRecording } from './recorder-screen.ts';
import { clearRecordings, onlyRecording } from './recordings.ts';

export const audioRecorderRecordAudio = defineTask({
  name: 'AudioRecorderRecordAudio',
  apps: [apps.audioRecorder.name],
  ...published.AudioRecorderRecordAudio,
  params: z.object({}),
  sample: () => ({}),
  goal: () => 'Record one audio clip with the Audio Recorder app and save it. Any name will do.',
  setUp: clearRecordings,
  score: async (context) =>
    judge((await onlyRecording(context)) !== undefined, {
      expected: 'one recording that has ended',
      found: 'none, several, or one that goes on or lies in the trash',
    }),
  async tearDown(context) {
    await clearRecordings(context);
  },
  async solution(ui) {
    await openRecorder(ui);
    await record(ui);
    await ui.tap({ text: 'Save' });
  },
  nearMisses: [
    { name: 'recorder set up, nothing recorded', run: openRecorder },
    {
      name: 'the recording still runs',
      async run(ui) {
        await openRecorder(ui);
        await startRecording(ui);
      },
    },
    {
      name: 'saved and moved to the trash',
      async run(ui) {
        await openRecorder(ui);
        await record(ui);
        await ui.tap({ text: 'Save' });
        await moveToTrash(ui);
      },
    },
    {
      name: 'two clips',
      async run(ui) {
        await openRecorder(ui);
        for (const _ of ['first', 'second']) {
          await record(ui);
          await ui.tap({ text: 'Save' });
        }
      },
    },
  ],
});
