import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import type { FakeAnswer } from './fake-adb-server.ts';

const execFilePromise = promisify(execFile);

export interface ShPhone {
  run(command: string): Promise<FakeAnswer>;
  /** Android programs called, one per line, without those that only read. */
  calls(): string[];
  /** What stands in the text field. */
  field(): string;
}

export interface ShPhoneOptions {
  readonly field?: string;
  readonly hint?: string;
  readonly password?: boolean;
  /** Shell functions that replace Android programs of the phone below. */
  readonly programs?: string;
}

/**
 * A phone with one text field at [0,100][1080,200], made of shell functions: the driver's scripts run unchanged in a
 * real shell, so that quoting, exit codes and control flow are tested as the device sees them.
 */
export function shPhone({ field = '', hint = '', password = false, programs = '' }: ShPhoneOptions = {}): ShPhone {
  const folder = mkdtempSync(join(tmpdir(), 'sh-phone-'));
  const at = (name: string) => join(folder, name);
  writeFileSync(at('field'), field);
  writeFileSync(at('log'), '');
  writeFileSync(at('hint'), hint);
  writeFileSync(at('screen.png'), png(1080, 2400));
  const prelude = `cd ${folder}\npassword=${password}\n${android}\n${programs}\n`;
  return {
    async run(command) {
      const script = prelude + command.replaceAll('/data/local/tmp', folder);
      try {
        const { stdout, stderr } = await execFilePromise('/bin/sh', ['-c', script], { encoding: 'buffer' });
        return { stdout, stderr: stderr.toString('utf8') };
      } catch (error) {
        const failed = error as { code?: number; stdout?: Buffer; stderr?: Buffer };
        return { stdout: failed.stdout ?? '', stderr: String(failed.stderr ?? ''), exitCode: failed.code ?? 1 };
      }
    },
    calls: () =>
      readFileSync(at('log'), 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
    field: () => readFileSync(at('field'), 'utf8'),
  };
}

const android = String.raw`
note() { echo "$*" >> log; }
clear_selected() { if [ -e selected ]; then : > field; rm selected; fi; }
press() {
  case "$1" in
    KEYCODE_ENTER) printf '\n' >> field ;;
    KEYCODE_TAB) printf '\t' >> field ;;
    KEYCODE_DEL) clear_selected ;;
    KEYCODE_PASTE) clear_selected; cat clip >> field ;;
  esac
}
input() {
  note input "$*"
  case "$1" in
    tap) if [ "$3" -ge 100 ] && [ "$3" -lt 200 ]; then touch focused; fi ;;
    text) clear_selected; printf '%s' "$2" | sed 's/%s/ /g' >> field ;;
    keycombination) touch selected ;;
    keyevent) shift; for key in "$@"; do press "$key"; done ;;
  esac
}
escaped() { sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/"/\&quot;/g' | awk 'NR > 1 { printf "&#10;" } { printf "%s", $0 }'; }
uiautomator() {
  text=$(if [ -s field ]; then if $password; then sed 's/./•/g' field; else escaped < field; fi; else escaped < hint; fi)
  focused=$([ -e focused ] && echo true || echo false)
  printf '%s' "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\"><node index=\"0\" text=\"\" class=\"android.widget.FrameLayout\" bounds=\"[0,0][1080,2400]\"><node index=\"0\" text=\"$text\" resource-id=\"app:id/field\" class=\"android.widget.EditText\" package=\"app\" enabled=\"true\" focused=\"$focused\" password=\"$password\" bounds=\"[0,100][1080,200]\" /></node></hierarchy>" > "$2"
  echo "UI hierchary dumped to: $2"
}
dumpsys() {
  case "$1" in
    input) echo 'Viewport INTERNAL: displayId=0, orientation=0, logicalFrame=[0, 0, 1080, 2400], physicalFrame=[0, 0, 1080, 2400]' ;;
    activity) echo '    topResumedActivity=ActivityRecord{4d5e6f7 u0 app/.Main t12}' ;;
  esac
}
screencap() { cat screen.png; }
ime() { if [ "$1" = list ]; then echo com.android.inputmethod.latin/.LatinIME; else note ime "$*"; fi; }
pm() { note pm "$*"; return 1; }
settings() { echo com.android.inputmethod.latin/.LatinIME; }
am() { note am "$*"; echo 'Broadcast completed: result=0'; }
getprop() {
  case "$1" in
    ro.product.model) echo 'Pixel 6' ;;
    ro.build.version.sdk) echo 33 ;;
    ro.build.fingerprint) echo google/x/y:13 ;;
    ro.kernel.qemu) echo 1 ;;
    *) echo ;;
  esac
}
wm() { case "$1" in size) echo 'Physical size: 1080x2400' ;; density) echo 'Physical density: 420' ;; esac; }
su() { return 1; }
id() { echo 2000; }
`;

/** A black picture. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  bytes.set(body, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}
