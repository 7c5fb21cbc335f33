import type { PortCall } from '@androidworld/app-sdk/host';
import { phoneLink } from '@androidworld/app-sdk/host';
import type { WindowChange } from '../../system/windows/window-state.ts';
import { ask } from './wire.ts';

/** The process an error happened in; 0: System UI's overlays. */
export interface CrashedProcess {
  readonly packageName: string;
  readonly processId: number;
}

let frameKey = '';

/** What the frame of the phone tells it, which no app may. */
export const phoneHost = {
  connect(key: string): void {
    frameKey = key;
  },

  /** As System UI; `as`: for the app that has the focus. */
  call(call: PortCall, as?: string): Promise<unknown> {
    return phoneLink.count(() => ask(frameKey, { kind: 'call', ...call, ...(as === undefined ? {} : { as }) }));
  },

  /** A gesture stands for this key. */
  key(code: number): Promise<unknown> {
    return ask(frameKey, { kind: 'key', code });
  },

  crashed({ packageName, processId }: CrashedProcess, error: Error): void {
    const { message, stack = message } = error;
    void ask(frameKey, { kind: 'crash', packageName, processId, message, stack });
  },

  windowsChanged(change: WindowChange): void {
    void ask(frameKey, { kind: 'windows', ...change });
  },

  /** @param tag the package it is about */
  log(message: string, tag?: string): void {
    void ask(frameKey, { kind: 'log', priority: 'E', message, ...(tag !== undefined && { tag }) });
  },
};
