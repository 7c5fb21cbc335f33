import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { deleteNewest, recordVideo, switchToVideo, takePhoto } from './camera-screen.ts';
import { clearCaptures, isOnlyCapture } from './captures.ts';

export const cameraTakeVideo = defineTask({
  name: 'CameraTakeVideo',
  apps: [apps.camera.name],
  ...published.CameraTakeVideo,
  params: z.object({}),
  sample: () => ({}),
  goal: () => 'Record exactly one video with the Camera app, and take no photo. The recording must have ended.',
  setUp: clearCaptures,
  score: async (context) =>
    judge(await isOnlyCapture(context, 'video'), {
      expected: 'one video, and nothing else taken',
      found: 'none, several, or something else',
    }),
  async tearDown(context) {
    await clearCaptures(context);
  },
  async solution(ui) {
    await ui.openApp('Camera');
    await switchToVideo(ui);
    await recordVideo(ui);
  },
  nearMisses: [
    {
      name: 'a photo instead',
      async run(ui) {
        await ui.openApp('Camera');
        await takePhoto(ui);
      },
    },
    {
      name: 'the recording still runs',
      async run(ui) {
        await ui.openApp('Camera');
        await switchToVideo(ui);
        await ui.tap('Shutter');
      },
    },
    {
      name: 'two videos',
      async run(ui) {
        await ui.openApp('Camera');
        await switchToVideo(ui);
        await recordVideo(ui);
        await recordVideo(ui);
      },
    },
    {
      name: 'a video recorded and deleted',
      async run(ui) {
        await ui.openApp('Camera');
        await switchToVideo(ui);
        await recordVideo(ui);
        await deleteNewest(ui);
      },
    },
  ],
});
