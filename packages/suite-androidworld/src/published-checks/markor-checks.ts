import { run, sharedStorage } from '@androidworld/android-kit';
import { type Device, sh } from '@androidworld/core';
import { exists, readText } from './device-looks.ts';
import { movedIn } from './file-checks.ts';
import { isText, type PublishedCheck, text } from './published-check.ts';
import { wasSentInApp } from './sms-checks.ts';

const markor = `${sharedStorage}/Documents/Markor`;

export const markorChecks: Readonly<Record<string, PublishedCheck>> = {
  MarkorAddNoteHeader: {
    holds: async ({ device }, { params, state }) =>
      !(await exists(device, markor, text(params.originalName))) &&
      (await readNote(device, text(params.newName)))?.replaceAll('\r', '') ===
        `${params.header}\n\n${state.original}\n`,
  },
  MarkorChangeNoteContent: {
    holds: async ({ device }, { params }) =>
      !(await exists(device, markor, text(params.originalName))) &&
      (await holdsNote(device, text(params.newName), text(params.updatedContent))),
  },
  MarkorCreateFolder: { holds: ({ device }, { params }) => exists(device, markor, text(params.folderName)) },
  MarkorCreateNote: { holds: ({ device }, { params }) => holdsNote(device, text(params.fileName), text(params.text)) },
  MarkorCreateNoteAndSms: {
    holds: async ({ device }, { params }) =>
      (await holdsNote(device, text(params.fileName), text(params.text))) &&
      (await wasSentInApp(device, text(params.number), text(params.text))),
  },
  MarkorCreateNoteFromClipboard: {
    holds: ({ device }, { params, state }) => holdsNote(device, text(params.fileName), text(state.text)),
  },
  MarkorDeleteAllNotes: {
    holds: async ({ device }) => (await notesByTime(device)).length === 0,
  },
  MarkorDeleteNewestNote: {
    remember: ({ device }) => notesByTime(device),
    async holds({ device }, { remembered }) {
      const before = remembered as string[];
      return JSON.stringify(await notesByTime(device)) === JSON.stringify(before.slice(0, -1));
    },
  },
  MarkorDeleteNote: { holds: async ({ device }, { params }) => !(await exists(device, markor, text(params.fileName))) },
  MarkorEditNote: {
    holds({ device }, { params, state }) {
      const { header, footer, replaceText } = params;
      const edited = header !== undefined ? `${header}\n${state.original}` : `${state.original}\n${footer}`;
      return holdsNote(device, text(params.fileName), text(replaceText ?? edited));
    },
  },
  MarkorMergeNotes: {
    async holds({ device }, { params, state }) {
      const name = text(params.newFileName);
      if (!(await holdsNote(device, name, text(state.text)))) return false;
      const lines = (await readNote(device, name))?.replaceAll('\r', '').trim().split('\n') ?? [];
      return lines.length === 5 && lines[1] === '' && lines[3] === '';
    },
  },
  MarkorMoveNote: movedIn(markor),
  MarkorTranscribeReceipt: {
    holds: ({ device }, { state }) => holdsNote(device, 'receipt.md', text(state.text)),
  },
  MarkorTranscribeVideo: {
    holds: ({ device }, { params }) =>
      holdsNote(
        device,
        `${text(params.videoName).replace(/\..*$/, '')}_transcription.txt`,
        (params.messages as readonly string[]).join(','),
      ),
  },
};

async function holdsNote(device: Device, name: string, content: string): Promise<boolean> {
  const found = await readNote(device, name);
  return found !== undefined && isText(found, content);
}

function readNote(device: Device, name: string): Promise<string | undefined> {
  return readText(device, `${markor}/${name}`);
}

/** Name and time of access of each note, oldest first. */
async function notesByTime(device: Device): Promise<string[]> {
  const listed = await run(device, sh`if [ -d ${markor} ]; then ls ${markor} -ll -au; fi`);
  return listed
    .split('\n')
    .filter((line) => line.startsWith('-'))
    .map((line) => line.split(/\s+/))
    .map(([, , , , , date = '', time = '', , ...name]) => `${date} ${time} ${name.join(' ')}`)
    .toSorted();
}
