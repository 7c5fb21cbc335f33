import { extname } from 'node:path/posix';
import { hashSharedStorage, wipeSharedStorage } from '@androidworld/android-kit';
import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { describeChange } from '../../checks/describe-change.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { fileStem } from '../../words/file-names.ts';
import { storageFolderNames, storageFolders } from '../../words/storage-folders.ts';
import { deleteFile, openFolder, renameFile, selectFile, transferFile } from './files-screen.ts';
import { type FilledStorage, fillStorage } from './fill-storage.ts';
import { isOnlyDeleted } from './storage-change.ts';
import { namedStorage } from './storage-name.ts';

export const filesDeleteFile = defineTask({
  name: 'FilesDeleteFile',
  apps: [apps.files.name],
  ...published.FilesDeleteFile,
  params: z.object({ fileName: z.string().min(1), subfolder: z.enum(storageFolderNames) }),
  sample(random) {
    const subfolder = random.pick(storageFolderNames);
    return { fileName: fileStem(random) + extname(storageFolders[subfolder][0]), subfolder };
  },
  goal: ({ fileName, subfolder }, state?: FilledStorage) =>
    `Use the Files app to delete the file ${fileName} from the folder ${subfolder} of ${namedStorage(state)}. Leave all other files as they are.`,
  setUp: (context, { fileName, subfolder }) => fillStorage(context, { fileName, folder: subfolder }),
  async score({ device, signal }, { fileName, subfolder }, { before }) {
    const after = await hashSharedStorage(device, { signal });
    return judge(isOnlyDeleted(after, before, `${subfolder}/${fileName}`), {
      expected: `${JSON.stringify(`${subfolder}/${fileName}`)} to go, and nothing else to happen`,
      found: describeChange(after, before),
    });
  },
  async tearDown({ device, signal }) {
    await wipeSharedStorage(device, { signal });
  },
  async solution(ui, { fileName, subfolder }) {
    await openFolder(ui, subfolder);
    await deleteFile(ui, fileName);
  },
  nearMisses: [
    {
      name: 'moved to another folder',
      async run(ui, { fileName, subfolder }) {
        await openFolder(ui, subfolder);
        await transferFile(ui, fileName, 'Move', subfolder === 'Music' ? 'Podcasts' : 'Music');
      },
    },
    {
      name: 'renamed to a hidden file',
      async run(ui, { fileName, subfolder }) {
        await openFolder(ui, subfolder);
        await renameFile(ui, fileName, `.${fileName}`);
      },
    },
    {
      name: 'all files of the folder deleted',
      async run(ui, { subfolder }) {
        await openFolder(ui, subfolder);
        await ui.tap('More options');
        await ui.tap('Select all');
        await ui.tap('Delete');
        await ui.tap('OK');
      },
    },
    {
      name: 'selected, and the question answered with Cancel',
      async run(ui, { fileName, subfolder }) {
        await openFolder(ui, subfolder);
        await selectFile(ui, fileName);
        await ui.tap('Delete');
        await ui.tap('CANCEL');
      },
    },
  ],
});
