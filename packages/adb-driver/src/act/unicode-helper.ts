import { type CallOptions, type ShellCommand, sh } from '@androidworld/core';
import type { DeviceLink } from '../device-link.ts';

/** An app on the device that can put any text into the focused field. */
export interface UnicodeHelper {
  readonly name: string;
  /** Run once before and after; absent where nothing must be prepared. */
  prepare?(options: CallOptions): Promise<() => Promise<void>>;
  /** Enters the text. Harmless to repeat while nothing arrived. */
  type(text: string): ShellCommand;
}

const adbKeyboard = 'com.android.adbkeyboard/.AdbIME';
const clipper = 'ca.zgrs.clipper';
const separator = '<<androidworld>>';

/** The first helper that is installed: ADBKeyboard, then Clipper. */
export async function findUnicodeHelper(link: DeviceLink, options: CallOptions): Promise<UnicodeHelper | undefined> {
  const probe = sh`ime list -a -s; echo ${separator}; pm path ${clipper}; echo ${separator}; settings get secure default_input_method`;
  const { stdout } = await link.shell(probe, { ...options, repeatable: true });
  const [keyboards = '', clipperPath = '', current = ''] = stdout.split(`${separator}\n`);
  if (keyboards.includes('com.android.adbkeyboard/')) return byKeyboard(link, current.trim());
  if (clipperPath.includes('package:')) return byClipboard;
  return undefined;
}

/** A keyboard that commits the text it is sent; it must be the current one, and the former is put back. */
function byKeyboard(link: DeviceLink, current: string): UnicodeHelper {
  return {
    name: 'ADBKeyboard',
    async prepare(options) {
      await link.shell(sh`ime enable ${adbKeyboard} && ime set ${adbKeyboard}`, { ...options, repeatable: true });
      return async () => {
        // Without the caller's signal: a call that is given up must still leave the phone with its own keyboard.
        if (current !== '' && current !== 'null') await link.shell(sh`ime set ${current}`, { repeatable: true });
      };
    },
    type: (text) =>
      sh`am broadcast -a ADB_INPUT_B64 --es msg ${Buffer.from(text, 'utf8').toString('base64')} >/dev/null`,
  };
}

/**
 * Clipper answers `result=-1` when it has set the clipboard. Only while its service runs is it sure to hear of it; since
 * Android 8 a build that declares its receiver hears of it only when that is named.
 */
const byClipboard: UnicodeHelper = {
  name: 'Clipper',
  type: (text) => sh`said=$(am broadcast -a clipper.set -e text ${text})
for attempt in start again again; do
  case "$said" in *result=-1*) break ;; esac
  if [ $attempt = start ]; then am startservice -n ${`${clipper}/.ClipboardService`} >/dev/null 2>&1; fi
  said=$(am broadcast -a clipper.set -e text ${text})
  case "$said" in *result=-1*) break ;; esac
  said=$(am broadcast -n ${`${clipper}/.ClipperReceiver`} -a clipper.set -e text ${text})
done
case "$said" in
  *result=-1*) input keyevent KEYCODE_PASTE ;;
  *) echo "Error: Clipper did not take the text: $said"; (exit 1) ;;
esac`,
};
