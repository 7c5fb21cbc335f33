import block from '@material-symbols/svg-400/rounded/block.svg';
import made from '@material-symbols/svg-400/rounded/call_made.svg';
import missed from '@material-symbols/svg-400/rounded/call_missed.svg';
import received from '@material-symbols/svg-400/rounded/call_received.svg';
import voicemail from '@material-symbols/svg-400/rounded/voicemail.svg';
import type { CallKind } from './store.ts';

/** How the call log and the details say what a call was. */
export const callKindLooks: Readonly<Record<CallKind, { readonly icon: string; readonly text: string }>> = {
  incoming: { icon: received, text: 'Incoming call' },
  outgoing: { icon: made, text: 'Outgoing call' },
  missed: { icon: missed, text: 'Missed call' },
  voicemail: { icon: voicemail, text: 'Voicemail' },
  declined: { icon: received, text: 'Declined call' },
  blocked: { icon: block, text: 'Blocked call' },
};
