import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import { writeWhole } from '@androidworld/core/host';
import { describeIssues } from '@androidworld/core/internals';
import { z } from 'zod';
import type { Reply } from '../reply.ts';
import type { RequestDescription } from './describe-request.ts';

/** A request and what the model replied to it: one file. */
export interface Recording {
  readonly key: string;
  /** From 0: how many times the same request was asked before. */
  readonly sequence: number;
  readonly recordedAt: string;
  readonly request: RequestDescription;
  readonly reply: Reply;
}

const reply = z.object({
  text: z.string(),
  toolCalls: z.array(z.object({ id: z.string(), name: z.string(), input: z.unknown() })),
  finish: z.enum(['stop', 'length', 'tool-calls', 'refusal', 'other']),
  warnings: z.array(z.string()).exactOptional(),
  tokens: z.object({
    inputTokens: z.number().exactOptional(),
    cachedInputTokens: z.number().exactOptional(),
    outputTokens: z.number().exactOptional(),
  }),
  modelMs: z.number(),
});

const file = z.object({ version: z.literal(1), reply });

/** Where a recording is kept. */
export function recordingPath(folder: string, { key, sequence }: Pick<Recording, 'key' | 'sequence'>): string {
  return join(folder, `${key}.${sequence}.json`);
}

/**
 * @returns `undefined` if there is no such recording
 * @throws AW_STORE_INVALID if the file is not one
 */
export async function readRecording(path: string): Promise<Reply | undefined> {
  const text = await readIfThere(path);
  if (text === undefined) return undefined;
  const value = parseJson(text);
  const parsed = file.safeParse(value);
  if (parsed.success) return parsed.data.reply;
  throw new AndroidWorldError(
    'AW_STORE_INVALID',
    `"${path}" is not a recorded reply: ${describeIssues(parsed.error.issues, value).join('; ')}\n  Delete it and record it again`,
    { details: { path } },
  );
}

/**
 * Writes a recording in one go, so that nobody, in this process or another, ever reads half of one.
 *
 * @throws AW_STORE_INVALID if the folder cannot be written to
 */
export async function writeRecording(path: string, recording: Recording): Promise<void> {
  try {
    await writeWhole(path, `${JSON.stringify({ version: 1, ...recording }, undefined, 2)}\n`);
  } catch (error) {
    throw new AndroidWorldError('AW_STORE_INVALID', `Cannot record a reply as "${path}": ${String(error)}`, {
      details: { path },
      cause: error,
    });
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema says what is expected instead.
    return undefined;
  }
}
