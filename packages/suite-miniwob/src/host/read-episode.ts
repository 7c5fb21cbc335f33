import { sendBroadcast } from '@androidworld/android-kit';
import { AndroidWorldError, type CallOptions, type Device, sh } from '@androidworld/core';
import { z } from 'zod';
import type { Host } from './host.ts';

/** What the host app says of the page's episode. */
export interface HostEpisode {
  /** `unknown`: the app did not answer, as the original does not while another app is in front. */
  readonly phase: 'waiting' | 'running' | 'ended' | 'broken' | 'unknown';
  /** What the page asks for; `''` before it has said so. */
  readonly utterance: string;
  /** The raw reward, once it has ended. */
  readonly reward?: number;
  /** What went wrong with the page. */
  readonly problem?: string;
}

/** What our app answers with, as JSON. */
const stateSchema = z.object({
  page: z.enum(['none', 'loading', 'ready', 'error']),
  episode: z.enum(['none', 'running', 'ended']),
  utterance: z.string(),
  reward: z.string(),
  error: z.string().nullish(),
});

/**
 * Reads how the episode on the page stands. The page does not notice.
 *
 * @throws AW_PARSE if the app answers with anything unexpected
 */
export async function readEpisode(device: Device, host: Host, options: CallOptions = {}): Promise<HostEpisode> {
  const { state } = host.actions;
  return state === undefined ? readTwoAnswers(device, host, options) : readState(device, state, options);
}

async function readState(device: Device, action: string, options: CallOptions): Promise<HostEpisode> {
  const answer = await ask(device, action, options);
  if (answer === undefined) return { phase: 'unknown', utterance: '' };
  const { page, episode, utterance, reward, error } = parseState(answer, device);
  if (episode === 'ended') return { phase: 'ended', utterance, reward: parseReward(reward) };
  if (page === 'error') return { phase: 'broken', utterance, problem: error ?? 'the page cannot be shown' };
  return { phase: episode === 'running' ? 'running' : 'waiting', utterance };
}

async function readTwoAnswers(device: Device, { actions }: Host, options: CallOptions): Promise<HostEpisode> {
  const reward = await ask(device, actions.reward, options);
  const utterance = await ask(device, actions.utterance, options);
  if (reward === undefined || utterance === undefined) return { phase: 'unknown', utterance: utterance ?? '' };
  if (reward !== '') return { phase: 'ended', utterance, reward: parseReward(reward) };
  return { phase: utterance === '' ? 'waiting' : 'running', utterance };
}

/** Undefined when nobody answered. */
async function ask(device: Device, action: string, options: CallOptions): Promise<string | undefined> {
  const { code, data = '' } = await sendBroadcast(device, sh`-a ${action}`, options);
  return code === 0 ? undefined : data;
}

function parseState(answer: string, { serial }: Device): z.infer<typeof stateSchema> {
  try {
    return stateSchema.parse(JSON.parse(answer));
  } catch (cause) {
    throw new AndroidWorldError(
      'AW_PARSE',
      `Expected the MiniWoB app on ${serial} to answer with the state of its episode as JSON; found ${JSON.stringify(answer.slice(0, 200))}`,
      { cause, details: { serial, answer } },
    );
  }
}

/** Rewards are written as JavaScript writes numbers, fractions too. What is no number (`NaN`) counts as failure. */
function parseReward(text: string): number {
  const reward = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(reward) ? reward : -1;
}
