import type { AppApi, AppProcess, ProcessHost } from '@androidworld/app-sdk';
import {
  type Call,
  callActions,
  callReceiver,
  createCallChannels,
  notifyCall,
  notifyMissedCall,
} from './notify-call.ts';
import { newestCall } from './store.ts';

/** How the sound of a call goes; forgotten when it ends. */
export interface CallAudio {
  readonly muted: boolean;
  readonly speaker: boolean;
}

const plainAudio: CallAudio = { muted: false, speaker: false };

/** Follows calls while the app runs: their notifications, and their sound. */
export async function startDialer(api: AppApi, host: ProcessHost): Promise<AppProcess> {
  let audio = plainAudio;
  let last: Call | null = null;
  const setAudio = async (next: CallAudio) => {
    audio = next;
    host.emit('audio', null);
  };
  const follow = async (call: Call | null) => {
    const ended = call === null ? last : null;
    last = call;
    await notifyCall(api, call);
    if (ended === null) return;
    await setAudio(plainAudio);
    if (ended.state === 'ringing' && (await newestCall(api))?.kind === 'missed') {
      await notifyMissedCall(api, ended.number);
    }
  };
  await createCallChannels(api);
  // One after the other: what came last is what is shown.
  let turn = follow(await api.telephony.call());
  await turn;
  api.on('call', (call) => {
    // A failure costs a notification only; the next change of the call brings it back.
    turn = turn.then(() => follow(call)).catch(() => undefined);
  });
  return {
    receivers: {
      [callReceiver]: async ({ action }) => {
        if (action === callActions.answer) await api.telephony.answer();
        else await api.telephony.hangUp();
        return undefined;
      },
    },
    functions: { audio: async () => audio, setAudio },
  };
}
