import { adbWorld } from './worlds/adb-world.ts';
import { embeddedWorld } from './worlds/embedded-world.ts';
import { modelWorld } from './worlds/model-world.ts';
import type { OpenWorld } from './worlds/world.ts';

/** One kind of trouble: a world to run in, and how many of its faults are made. */
export interface Ordeal {
  readonly name: string;
  readonly open: OpenWorld;
  /** Faults in all, and at most so many in one run. */
  readonly faults: number;
  readonly faultsPerRun: number;
  /** Tasks of a run; each is played by two agents or in two instances. */
  readonly tasks: readonly string[];
}

/** Their score is 1 for `oracle` and 0 for `noop`. */
const played = [
  'ContactsAddContact',
  'ClockStopWatchRunning',
  'MarkorCreateFolder',
  'SystemBluetoothTurnOn',
  'SystemCopyToClipboard',
  'AudioRecorderRecordAudio',
  'CameraTakePhoto',
  'SimpleSmsSend',
  'MarkorDeleteNote',
  'FilesDeleteFile',
];

/** Tasks the model that reads its prompts can solve. */
const read = [
  'CameraTakePhoto',
  'ClockStopWatchRunning',
  'ContactsAddContact',
  'MarkorCreateFolder',
  'MarkorDeleteNote',
  'OpenAppTaskEval',
  'SystemBluetoothTurnOff',
  'SystemBluetoothTurnOn',
  'SystemCopyToClipboard',
  'SystemWifiTurnOn',
];

/** 60 kills, 30 transport faults and 20 faults of models over runs of 20 episodes; the short form fits into CI. */
export function ordeals({ short }: { readonly short: boolean }): readonly Ordeal[] {
  const few = <T>(list: readonly T[]) => (short ? list.slice(0, 3) : list);
  return [
    { name: 'kills', open: embeddedWorld, faults: short ? 4 : 40, faultsPerRun: 4, tasks: few(played) },
    { name: 'kills-over-adb', open: adbWorld('kills'), faults: short ? 3 : 20, faultsPerRun: 3, tasks: few(played) },
    { name: 'transport', open: adbWorld('transport'), faults: short ? 4 : 30, faultsPerRun: 5, tasks: few(played) },
    { name: 'models', open: modelWorld, faults: short ? 4 : 20, faultsPerRun: 7, tasks: few(read) },
  ];
}
