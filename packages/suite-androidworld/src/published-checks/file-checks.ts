import { sharedStorage } from '@androidworld/android-kit';
import { exists } from './device-looks.ts';
import { type PublishedCheck, text } from './published-check.ts';

export const fileChecks: Readonly<Record<string, PublishedCheck>> = {
  FilesDeleteFile: {
    holds: async ({ device }, { params }) =>
      !(await exists(device, `${sharedStorage}/${params.folder ?? params.subfolder}`, text(params.fileName))),
  },
  FilesMoveFile: movedIn(sharedStorage),
  SaveCopyOfReceiptTaskEval: {
    holds: ({ device }, { params }) => exists(device, `${sharedStorage}/Download`, text(params.fileName)),
  },
  SimpleDrawProCreateDrawing: {
    holds: ({ device }, { params }) => exists(device, `${sharedStorage}/Pictures`, text(params.fileName)),
  },
};

/** Whether an entry of this name is in the one folder, and no longer in the other. */
export function movedIn(folder: string): PublishedCheck {
  return {
    holds: async ({ device }, { params }) =>
      !(await exists(device, `${folder}/${params.sourceFolder}`, text(params.fileName))) &&
      (await exists(device, `${folder}/${params.destinationFolder}`, text(params.fileName))),
  };
}
