import { AndroidWorldError, type Time } from '@androidworld/core';
import type { CompletionRequest, Model } from '../model.ts';
import type { CassetteOptions } from '../model-options.ts';
import type { Reply } from '../reply.ts';
import { describeRequest, requestKey } from './describe-request.ts';
import { readRecording, recordingPath, writeRecording } from './recording.ts';

/** The recorded replies of one model. */
export interface Cassettes {
  /**
   * The recorded reply to a request, or the one `ask` brings, by mode.
   *
   * @throws RECORDING_NOT_FOUND in mode `replay`; STORE_INVALID; whatever `ask` throws
   */
  replyTo(request: CompletionRequest, ask: () => Promise<Reply>): Promise<{ reply: Reply; replayed: boolean }>;
}

/**
 * Opens a folder of recordings. A request that is repeated has a recording for each time: a model need not say the
 * same twice.
 */
export function openCassettes(
  { folder, mode = 'auto' }: CassetteOptions,
  { model, time }: { readonly model: Pick<Model, 'id' | 'settings'>; readonly time: Time },
): Cassettes {
  const counts = new Map<string, number>();
  return {
    async replyTo(request, ask) {
      if (mode === 'off') return { reply: await ask(), replayed: false };
      const description = describeRequest(request, model.settings);
      const key = requestKey(description);
      const sequence = counts.get(key) ?? 0;
      counts.set(key, sequence + 1);
      const path = recordingPath(folder, { key, sequence });
      const recorded = mode === 'record' ? undefined : await readRecording(path);
      if (recorded !== undefined) return { reply: recorded, replayed: true };
      if (mode === 'replay') throw notRecorded({ folder, path, key, sequence, model: model.id });
      try {
        const reply = await ask();
        const recordedAt = new Date(time.date()).toISOString();
        await writeRecording(path, { key, sequence, recordedAt, request: description, reply });
        return { reply, replayed: false };
      } catch (error) {
        // Nothing was recorded under this number: the next one to ask shall leave no gap.
        if (counts.get(key) === sequence + 1) counts.set(key, sequence);
        throw error;
      }
    },
  };
}

function notRecorded({
  folder,
  path,
  key,
  sequence,
  model,
}: Readonly<Record<'folder' | 'path' | 'key' | 'model', string>> & { readonly sequence: number }): AndroidWorldError {
  const which = sequence === 0 ? 'this request' : `the repetition ${sequence} of this request`;
  return new AndroidWorldError(
    'RECORDING_NOT_FOUND',
    `There is no recorded reply of "${model}" to ${which}: no file "${path}"\n` +
      '  Something that shapes the request has changed (prompt, screen, settings), or it was never recorded.\n' +
      "  To record it, run once with the model and cassettes: { mode: 'auto' }",
    { details: { folder, key, sequence } },
  );
}
