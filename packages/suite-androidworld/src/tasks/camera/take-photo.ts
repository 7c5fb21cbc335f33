import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { deleteNewest, recordVideo, switchToVideo, takePhoto } from './camera-screen.ts';
import { clearCaptures, isOnlyCapture } from './captures.ts';

export const cameraTakePhoto = defineTask({
  name: 'CameraTakePhoto',
  apps: [apps.camera.name],
  ...published.CameraTakePhoto,
  params: z.object({}),
  sample: () => ({}),
  goal: () => 'Take exactly one photo with the Camera app, and no video.',
  setUp: clearCaptures,
  score: async (context) =>
    judge(await isOnlyCapture(context, 'photo'), {
      expected: 'one photo, and nothing else taken',
      found: 'none, several, or something else',
    }),
  async tearDown(context) {
    await clearCaptures(context);
  },
  async solution(ui) {
    await ui.openApp('Camera');
    await takePhoto(ui);
  },
  nearMisses: [
    { name: 'Camera opened, no photo taken', run: (ui) => ui.openApp('Camera') },
    {
      name: 'two photos',
      async run(ui) {
        await ui.openApp('Camera');
        await takePhoto(ui);
        await takePhoto(ui);
      },
    },
    {
      name: 'a photo taken and deleted',
      async run(ui) {
        await ui.openApp('Camera');
        await takePhoto(ui);
        await deleteNewest(ui);
      },
    },
    {
      name: 'a video instead',
      async run(ui) {
        await ui.openApp('Camera');
        await switchToVideo(ui);
        await recordVideo(ui);
      },
    },
    {
      name: 'a photo and a video',
      async run(ui) {
        await ui.openApp('Camera');
        await takePhoto(ui);
        await switchToVideo(ui);
        await recordVideo(ui);
      },
    },
  ],
});
