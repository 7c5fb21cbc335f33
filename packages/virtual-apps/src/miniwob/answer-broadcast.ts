import type { BroadcastReply } from '@androidworld/app-sdk';
import type { EpisodeState } from './episode-state.ts';

/** `Activity.RESULT_OK` */
const ok = -1;

const answers: Readonly<Record<string, (state: EpisodeState) => string>> = {
  GET_REWARD_ACTION: ({ reward }) => reward,
  GET_UTTERANCE_ACTION: ({ utterance }) => utterance,
  GET_STATE_ACTION: (state) => JSON.stringify(state),
};

/** Our own names, and those of the original app, for programs written for it. */
const prefixes = ['org.androidworld.miniwob.', 'com.google.androidenv.miniwob.app.'];

export const broadcastActions: readonly string[] = prefixes.flatMap((prefix) =>
  Object.keys(answers).map((name) => prefix + name),
);

export function answerBroadcast(state: EpisodeState, action: string | undefined): BroadcastReply | undefined {
  const prefix = prefixes.find((each) => action?.startsWith(each));
  const answer = prefix === undefined ? undefined : answers[action?.slice(prefix.length) ?? ''];
  return answer === undefined ? undefined : { code: ok, data: answer(state) };
}
