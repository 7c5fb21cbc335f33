import { AndroidWorldError, type CallOptions, type Device, type ShellCommand, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';

/** What receivers made of an ordered broadcast. */
export interface BroadcastResult {
  /** `Activity.RESULT_OK` is -1; 0 when nobody answered. */
  readonly code: number;
  /** Absent when no receiver gave any. */
  readonly data?: string;
}

/**
 * Sends an ordered broadcast and waits for the last receiver.
 *
 * @param intent arguments of `am broadcast`, e.g. sh`-a com.example.GET --es key ${value}`
 * @throws AW_PARSE if the device printed anything else
 */
export async function sendBroadcast(
  device: Device,
  intent: ShellCommand,
  options: CallOptions = {},
): Promise<BroadcastResult> {
  return parseBroadcastResult(await run(device, sh`am broadcast ${intent}`, options));
}

/**
 * Reads what `am broadcast` prints, e.g. `Broadcast completed: result=-1, data="…"`. The data are printed without
 * escapes: everything between the first `data="` and the last quote is theirs.
 *
 * @throws AW_PARSE if there is no such line
 * @see AOSP `com/android/server/am/ActivityManagerShellCommand.java`, `IntentReceiver`
 */
export function parseBroadcastResult(output: string): BroadcastResult {
  const [, code, data] = /Broadcast completed: result=(-?\d+)(?:, data="([\s\S]*)")?/.exec(output) ?? [];
  if (code === undefined) {
    const found = JSON.stringify(output.trim().slice(-200));
    throw new AndroidWorldError(
      'AW_PARSE',
      `Expected "Broadcast completed: result=…" of "am broadcast"; found ${found}`,
      {
        details: { output },
      },
    );
  }
  return data === undefined ? { code: Number(code) } : { code: Number(code), data };
}
