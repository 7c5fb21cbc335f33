import { systemServerPid } from '../log.ts';

/** A process of the image that is no app. */
export interface NativeProcess {
  readonly uid: number;
  readonly pid: number;
  readonly ppid: number;
  readonly name: string;
}

/** What all apps are forked from, and what runs the shell's programs. */
export const parentPids = { zygote: 340, adbd: 345 } as const;

/** The services of the image that scripts look for. */
export const nativeProcesses: readonly NativeProcess[] = [
  { uid: 0, pid: 1, ppid: 0, name: 'init' },
  { uid: 1007, pid: 160, ppid: 1, name: 'logd' },
  { uid: 1000, pid: 161, ppid: 1, name: 'servicemanager' },
  { uid: 0, pid: parentPids.zygote, ppid: 1, name: 'zygote64' },
  { uid: 2000, pid: parentPids.adbd, ppid: 1, name: 'adbd' },
  { uid: 1000, pid: 350, ppid: 1, name: 'surfaceflinger' },
  { uid: 1000, pid: systemServerPid, ppid: parentPids.zygote, name: 'system_server' },
];
