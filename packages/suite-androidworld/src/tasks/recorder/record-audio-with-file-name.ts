import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { withMark } from '../../words/file-names.ts';
import { recordingNames } from '../../words/recording-names.ts';
import { moveToTrash, openRecorder, record, saveAs } from './recorder-screen.ts';
import { clearRecordings, onlyRecording } from './recordings.ts';

const extension = '.m4a';

export const audioRecorderRecordAudioWithFileName = defineTask({
  name: 'AudioRecorderRecordAudioWithFileName',
  apps: [apps.audioRecorder.name],
  ...published.AudioRecorderRecordAudioWithFileName,
  params: z.object({ fileName: z.string().endsWith(extension) }),
  sample: (random) => ({ fileName: withMark(random, `${random.pick(recordingNames)}${extension}`) }),
  goal: ({ fileName }) =>
    `Record one audio clip with the Audio Recorder app, in its format M4a, and save it under the name "${fileName}".`,
  setUp: clearRecordings,
  async score(context, { fileName }) {
    // The app adds the extension to what is typed. Both who leaves it out for that and who types the name as it stands
    // in the goal did what was asked.
    const name = await onlyRecording(context);
    return judge(name === fileName || name === fileName + extension, {
      expected: `one recording, named ${JSON.stringify(fileName)}`,
      found: name === undefined ? 'not exactly one that has ended' : JSON.stringify(name),
    });
  },
  async tearDown(context) {
    await clearRecordings(context);
  },
  solution: (ui, { fileName }) => recordAs(ui, fileName),
  nearMisses: [
    {
      name: 'under the name the recorder gives',
      async run(ui) {
        await openRecorder(ui);
        await record(ui);
        await ui.tap({ text: 'Save' });
      },
    },
    { name: 'name in capitals', run: (ui, { fileName }) => recordAs(ui, fileName.toUpperCase()) },
    {
      name: 'last letter of the name missing',
      run: (ui, { fileName }) => recordAs(ui, fileName.slice(0, -(extension.length + 1))),
    },
    {
      name: 'another recording beside it',
      async run(ui, { fileName }) {
        await recordAs(ui, fileName);
        await record(ui);
        await ui.tap('Cancel');
      },
    },
    {
      name: 'right name, moved to the trash',
      async run(ui, { fileName }) {
        await recordAs(ui, fileName);
        await moveToTrash(ui);
      },
    },
  ],
});

async function recordAs(ui: Ui, name: string): Promise<void> {
  await openRecorder(ui);
  await record(ui);
  await saveAs(ui, name);
}
