import { sharedStorage, vlc, wipeSharedStorage, writeMediaFiles } from '@androidworld/android-kit';
import { defineTask, type NearMiss, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { messageFilm } from '../../media/message-film.ts';
import { published } from '../../published.ts';
import { givenNames } from '../../words/people.ts';
import { videoNames } from '../../words/videos.ts';
import { films } from '../videos/video-library.ts';
import { createNote } from './create-note-steps.ts';
import { clearNotebook, fillNotebook, scoreChange } from './notebook.ts';
import { isSameList } from './notebook-change.ts';

const folder = 'Download';
/** Long enough to be seen by an agent that looks now and then. */
const secondsEach = 8;

const params = z.object({
  videoName: z.string().regex(/^[^/]+\.mp4$/),
  messages: z.array(z.string().min(3)).min(2),
  others: z.array(z.string()),
});

type Params = z.infer<typeof params>;

const noteName = ({ videoName }: Pick<Params, 'videoName'>) => `${videoName.replace(/\..*$/, '')}_transcription.txt`;

/** Watches the video and writes down something else. */
function written(name: string, messages: (messages: readonly string[]) => readonly string[]): NearMiss<Params> {
  return {
    name,
    async run(ui, asked) {
      await playVideo(ui, asked.videoName);
      await createNote(ui, { name: noteName(asked), text: messages(asked.messages).join(',') });
    },
  };
}

export const markorTranscribeVideo = defineTask({
  name: 'MarkorTranscribeVideo',
  apps: [apps.markor.name, apps.vlc.name],
  ...published.MarkorTranscribeVideo,
  params,
  sample(random) {
    const [videoName = '', ...others] = videoNames(random, 1 + random.integer(5, 20));
    // Short names are in longer ones: no two of these may be taken for each other.
    const names = givenNames.filter((name) => name.length > 3);
    return { videoName, messages: random.sample(names, random.integer(2, 4)), others };
  },
  goal: (asked) =>
    `Watch the video ${asked.videoName}, which is in the ${folder} folder, in VLC. It shows one word after the other. Write them into a new note in Markor named ${noteName(asked)}, in the order they are shown, with commas between them and nothing else, e.g. "First, Second".`,
  async setUp(context, { videoName, messages, others }) {
    const { device, signal, random } = context;
    await wipeSharedStorage(device, { signal });
    await vlc.clear(device, { signal });
    const film = await messageFilm(messages.map((text) => ({ text, seconds: secondsEach })));
    const files = { [videoName]: film, ...(await films(random, others)) };
    await writeMediaFiles(device, `${sharedStorage}/${folder}`, files, { signal });
    return { notebook: await fillNotebook(context, {}) };
  },
  async score(context, asked, { notebook }) {
    const note = { name: noteName(asked), text: asked.messages.join(','), isText: isSameList };
    return scoreChange(context, notebook, { written: note });
  },
  async tearDown(context, _params, state) {
    const { device, signal } = context;
    await clearNotebook(context, state?.notebook);
    await wipeSharedStorage(device, { signal });
    await vlc.clear(device, { signal });
  },
  async solution(ui, asked) {
    await playVideo(ui, asked.videoName);
    await createNote(ui, { name: noteName(asked), text: asked.messages.join(', ') });
  },
  nearMisses: [
    written('in another order', (messages) => messages.toReversed()),
    written('the last one missing', (messages) => messages.slice(0, -1)),
    written('one twice', (messages) => [...messages, ...messages.slice(0, 1)]),
    {
      name: 'under another name',
      async run(ui, asked) {
        await createNote(ui, { name: `my_${noteName(asked)}`, text: asked.messages.join(',') });
      },
    },
  ],
});

/** What it shows is pixels: whoever watches must know how to read. */
async function playVideo(ui: Ui, name: string): Promise<void> {
  await ui.openApp('VLC');
  await ui.tap({ contentDescription: 'Browse' });
  await ui.tap({ text: folder });
  await ui.scrollTo({ text: name, resourceId: 'title' });
  await ui.tap({ text: name, resourceId: 'title' });
  await ui.waitFor({ resourceId: 'player_root' });
}
