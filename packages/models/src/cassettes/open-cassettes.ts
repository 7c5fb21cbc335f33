import { AndroidWorldError } from '@androidworld/core';
import type { Clock } from '@androidworld/core/driver';
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
   * @throws AW_RECORDING_NOT_FOUND in mode `replay`; AW_STORE_INVALID; whatever `ask` throws
   */
  replyTo(request: CompletionRequest, ask: () => Promise<Reply>): Promise<{ reply: Reply; replayed: boolean }>;
}

/**
 * Opens a folder of recordings. A request that is repeated has a recording for each time: a model need not say the
 * same twice. One that is repeated more often than it was recorded, as by an episode that is tried again, has the last
 * of them in mode `replay`.
 */
export function openCassettes(
  { folder, mode = 'auto' }: CassetteOptions,
  { model, clock }: { readonly model: Pick<Model, 'id' | 'settings'>; readonly clock: Clock },
): Cassettes {
  const counts = new Map<string, number>();
  return {
    async replyTo(request, ask) {
      if (mode === 'off') return { reply: await ask(), replayed: false };
      const description = describeRequest(request, model.settings);
      const key = requestKey(description);
      const sequence = counts.get(key) ?? 0;
      counts.set(key, sequence + 1);
      if (mode === 'replay') {
        const reply = await lastRecorded(folder, { key, sequence });
        if (reply === undefined) throw notRecorded({ folder, key, model: model.id });
        return { reply, replayed: true };
      }
      const path = recordingPath(folder, { key, sequence });
      const recorded = mode === 'record' ? undefined : await readRecording(path);
      if (recorded !== undefined) return { reply: recorded, replayed: true };
      try {
        const reply = await ask();
        const recordedAt = new Date(clock.date()).toISOString();
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

/** The recording of this number, or of the last one before it. */
async function lastRecorded(
  folder: string,
  { key, sequence }: { readonly key: string; readonly sequence: number },
): Promise<Reply | undefined> {
  for (let number = sequence; number >= 0; number -= 1) {
    const reply = await readRecording(recordingPath(folder, { key, sequence: number }));
    if (reply !== undefined) return reply;
  }
  return undefined;
}

function notRecorded({ folder, key, model }: Readonly<Record<'folder' | 'key' | 'model', string>>): AndroidWorldError {
  return new AndroidWorldError(
    'AW_RECORDING_NOT_FOUND',
    `There is no recorded reply of "${model}" to this request: no file "${recordingPath(folder, { key, sequence: 0 })}"\n` +
      '  Something that shapes the request has changed (prompt, screen, settings), or it was never recorded.\n' +
      "  To record it, run once with the model and cassettes: { mode: 'auto' }",
    { details: { folder, key } },
  );
}
