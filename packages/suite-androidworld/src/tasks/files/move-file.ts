import { hashSharedStorage, wipeSharedStorage } from '@androidworld/android-kit';
import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { describeChange } from '../../checks/describe-change.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { storageFolderNames, storageFolders } from '../../words/storage-folders.ts';
import { deleteFile, openFolder, renameFile, transferFile } from './files-screen.ts';
import { type FilledStorage, fillStorage } from './fill-storage.ts';
import { isOnlyMoved } from './storage-change.ts';
import { namedStorage } from './storage-name.ts';

const folder = z.enum(storageFolderNames);

export const filesMoveFile = defineTask({
  name: 'FilesMoveFile',
  apps: [apps.files.name],
  ...published.FilesMoveFile,
  params: z
    .object({ fileName: z.string().min(1), sourceFolder: folder, destinationFolder: folder })
    .refine(({ sourceFolder, destinationFolder }) => sourceFolder !== destinationFolder, {
      message: 'expected two different folders',
    }),
  sample(random) {
    const [sourceFolder = 'Alarms', destinationFolder = 'Documents'] = random.sample(storageFolderNames, 2);
    // Named like what is in the folder it belongs to.
    return { fileName: random.pick(storageFolders[destinationFolder]), sourceFolder, destinationFolder };
  },
  goal: ({ fileName, sourceFolder, destinationFolder }, state?: FilledStorage) =>
    `Use the Files app to move the file ${fileName} from the folder ${sourceFolder} to the folder ${destinationFolder}, both in ${namedStorage(state)}. Keep its name, and leave all other files as they are.`,
  setUp: (context, { fileName, sourceFolder }) => fillStorage(context, { fileName, folder: sourceFolder }),
  async score({ device, signal }, { fileName, sourceFolder, destinationFolder }, { before }) {
    const move = { from: `${sourceFolder}/${fileName}`, to: `${destinationFolder}/${fileName}` };
    const after = await hashSharedStorage(device, { signal });
    return judge(isOnlyMoved(after, before, move), {
      expected: `${JSON.stringify(move.from)} to be moved to ${JSON.stringify(move.to)}, and nothing else to happen`,
      found: describeChange(after, before),
    });
  },
  async tearDown({ device, signal }) {
    await wipeSharedStorage(device, { signal });
  },
  async solution(ui, { fileName, sourceFolder, destinationFolder }) {
    await openFolder(ui, sourceFolder);
    await transferFile(ui, fileName, 'Move', destinationFolder);
  },
  nearMisses: [
    {
      name: 'copied instead of moved',
      async run(ui, { fileName, sourceFolder, destinationFolder }) {
        await openFolder(ui, sourceFolder);
        await transferFile(ui, fileName, 'Copy', destinationFolder);
      },
    },
    {
      name: 'moved to another folder',
      async run(ui, { fileName, sourceFolder, destinationFolder }) {
        const other = storageFolderNames.find((name) => name !== sourceFolder && name !== destinationFolder) ?? 'DCIM';
        await openFolder(ui, sourceFolder);
        await transferFile(ui, fileName, 'Move', other);
      },
    },
    {
      name: 'deleted instead of moved',
      async run(ui, { fileName, sourceFolder }) {
        await openFolder(ui, sourceFolder);
        await deleteFile(ui, fileName);
      },
    },
    {
      name: 'all files of the folder moved',
      async run(ui, { sourceFolder, destinationFolder }) {
        await openFolder(ui, sourceFolder);
        await ui.tap('More options');
        await ui.tap('Select all');
        await ui.tap('More options');
        await ui.tap('Move to…');
        await openFolder(ui, destinationFolder);
        await ui.tap({ text: 'MOVE', className: /Button/ });
      },
    },
    {
      name: 'moved under a name without its extension',
      async run(ui, { fileName, sourceFolder, destinationFolder }) {
        const stem = fileName.replace(/\.\w+$/, '');
        await openFolder(ui, sourceFolder);
        await renameFile(ui, fileName, stem);
        await transferFile(ui, stem, 'Move', destinationFolder);
      },
    },
  ],
});
