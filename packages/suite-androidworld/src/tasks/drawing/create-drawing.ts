import { type FileHashes, hashSharedStorage, sharedStorage, wipeSharedStorage } from '@androidworld/android-kit';
import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { describeChange } from '../../checks/describe-change.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { adjectives, fileStem } from '../../words/file-names.ts';
import { goToFolder } from '../files/files-screen.ts';
import { isOnlyAdded } from '../files/storage-change.ts';
import { type NamedStorage, namedStorage, storageName } from '../files/storage-name.ts';
import { type PictureKind, pictureKind, pictureKinds } from './picture-kind.ts';

const folder = 'Pictures';

interface DrawingStart extends NamedStorage {
  /** All files of the shared storage. */
  readonly before: FileHashes;
}

export const simpleDrawProCreateDrawing = defineTask({
  name: 'SimpleDrawProCreateDrawing',
  apps: [apps.simpleDrawPro.name],
  ...published.SimpleDrawProCreateDrawing,
  params: z.object({ fileName: z.string().regex(/^[^/]+\.(png|svg|jpg)$/) }),
  sample: (random) => ({
    fileName: `${random.pick(adjectives)}_${fileStem(random)}.${random.pick(pictureKinds)}`,
  }),
  goal: ({ fileName }, state?: DrawingStart) =>
    `Draw something new in Simple Draw Pro and save it as ${fileName} in the folder ${folder} of ${namedStorage(state)}.`,
  async setUp({ device, signal }) {
    await wipeSharedStorage(device, { signal });
    return {
      before: await hashSharedStorage(device, { signal }),
      storageName: await storageName(device, { signal }),
    };
  },
  async score({ device, signal }, { fileName }, { before }) {
    const path = `${folder}/${fileName}`;
    const after = await hashSharedStorage(device, { signal });
    const expected = `the picture ${JSON.stringify(path)} to come, and nothing else to happen`;
    if (!isOnlyAdded(after, before, path)) return judge(false, { expected, found: describeChange(after, before) });
    const kind = pictureKind(await device.files.read(`${sharedStorage}/${path}`, { signal }));
    return judge(kind === splitName(fileName).kind, {
      expected,
      found: `a file that is ${kind ?? 'no picture'} within`,
    });
  },
  async tearDown({ device, signal }) {
    await wipeSharedStorage(device, { signal });
  },
  async solution(ui, { fileName }) {
    await drawAndSave(ui, { ...splitName(fileName), folder });
  },
  nearMisses: [
    {
      name: 'the extension typed as part of the name',
      run: (ui, { fileName }) => drawAndSave(ui, { name: fileName, kind: splitName(fileName).kind, folder }),
    },
    {
      name: 'another kind of picture',
      run(ui, { fileName }) {
        const { name, kind } = splitName(fileName);
        return drawAndSave(ui, { name, kind: kind === 'png' ? 'jpg' : 'png', folder });
      },
    },
    {
      name: 'saved in another folder',
      run: (ui, { fileName }) => drawAndSave(ui, { ...splitName(fileName), folder: 'Download' }),
    },
    {
      name: 'drawn and not saved',
      async run(ui) {
        await ui.openApp('Simple Draw Pro');
        await draw(ui);
      },
    },
  ],
});

function splitName(fileName: string): { name: string; kind: PictureKind } {
  const dot = fileName.lastIndexOf('.');
  const ending = fileName.slice(dot + 1);
  return { name: fileName.slice(0, dot), kind: pictureKinds.find((kind) => kind === ending) ?? 'png' };
}

async function drawAndSave(ui: Ui, target: { name: string; kind: PictureKind; folder: string }): Promise<void> {
  await ui.openApp('Simple Draw Pro');
  await draw(ui);
  await ui.tap('Save');
  await ui.type({ resourceId: 'save_image_filename' }, target.name);
  await ui.tap({ text: `.${target.kind}` });
  await ui.tap({ text: 'OK' });
  await goToFolder(ui, target.folder);
  await ui.tap({ text: 'SAVE' });
  await ui.waitFor({ resourceId: 'my_canvas' });
}

/** A dot in the middle. */
async function draw(ui: Ui): Promise<void> {
  await ui.tap({ resourceId: 'my_canvas' });
}
