import { readFile } from 'node:fs/promises';
import { sh } from '@androidworld/core';
import type { DeviceInput } from '@androidworld/core/driver';
import { describe, expect, test } from 'vitest';
import { adb } from '../src/adb.ts';
import { openAdbDevice } from '../src/open-adb-device.ts';
import { type FakeAnswer, fakeAdbServer } from './fake-adb-server.ts';
import { png, type ShPhoneOptions, shPhone } from './sh-phone.ts';

const serial = 'emulator-5554';

async function opened(options: ShPhoneOptions = {}, answer?: (command: string) => FakeAnswer | undefined) {
  const phone = shPhone(options);
  const fake = await fakeAdbServer({ run: async (command) => answer?.(command) ?? (await phone.run(command)) });
  const device = await openAdbDevice({ ...fake.address, serial });
  fake.requests.length = 0;
  return { phone, fake, device, [Symbol.asyncDispose]: () => fake[Symbol.asyncDispose]() };
}

function text(value: string, more: Partial<Extract<DeviceInput, { type: 'text' }>> = {}): DeviceInput {
  return { type: 'text', text: value, at: { x: 500, y: 150 }, clear: false, enter: false, ...more };
}

describe('adb()', () => {
  test('lists the devices of the server, or those it was given', async () => {
    await using fake = await fakeAdbServer();
    expect(await adb({ ...fake.address }).list()).toEqual([
      { serial, kind: 'emulator', state: 'device', model: 'Pixel_6' },
    ]);
    expect(await adb({ ...fake.address, serials: ['other'] }).list()).toEqual([]);
  });

  test('refuses options of a wrong type, each by its name', () => {
    const options = JSON.parse('{ "port": "5037", "serials": [3], "serial": "emulator-5554" }');
    expect(() => adb(options)).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: The options of the adb driver are not valid:
        port: expected a port number, found "5037"
        serials[0]: expected a serial, found 3
        serial: unknown option; did you mean "serials"?]
    `);
  });

  test('looks for no adb and contacts nothing before the first call', () => {
    expect(adb({ port: 1, adbPath: '/none' }).name).toBe('adb');
    expect(
      adb({ port: 1 })
        .checks?.()
        .map((check) => check.name),
    ).toContain('API level');
  });

  test('open() of an unknown serial names those there are', async () => {
    await using fake = await fakeAdbServer();
    await expect(adb({ ...fake.address }).open('emulator-5999')).rejects.toMatchObject({
      code: 'AW_DEVICE_NOT_FOUND',
      message: expect.stringContaining('emulator-5554 (device)'),
    });
  });

  test('open() of a serial that the config leaves out is refused', async () => {
    await using fake = await fakeAdbServer();
    await expect(adb({ ...fake.address, serials: ['a'] }).open(serial)).rejects.toMatchObject({
      code: 'AW_DEVICE_NOT_FOUND',
    });
  });

  test('checks() give a fix with everything that is not well', async () => {
    const phone = shPhone({
      programs: 'df() { echo "/dev/dm-5 6082144 6000000 82144 99% /data"; }\nsettings() { echo 1; }',
    });
    await using fake = await fakeAdbServer({ run: (command) => phone.run(command) });
    const checks = adb({ ...fake.address }).checks?.() ?? [];
    const findings = await Promise.all(checks.map(async ({ name, run }) => [name, await run({})] as const));
    expect(findings.filter(([, { status, fix }]) => status !== 'ok' && !fix)).toEqual([]);
    expect(Object.fromEntries(findings.map(([name, { status }]) => [name, status]))).toMatchObject({
      'adb server': 'ok',
      'adb devices': 'ok',
      root: 'failed',
      'API level': 'ok',
      screen: 'ok',
      clock: 'warning',
      'free space': 'failed',
    });
  });
});

describe('facts()', () => {
  test('tells what is recorded of a device', async () => {
    await using at = await opened();
    expect(await at.device.facts()).toEqual({
      serial,
      kind: 'emulator',
      model: 'Pixel 6',
      apiLevel: 33,
      buildFingerprint: 'google/x/y:13',
      screen: { width: 1080, height: 2400, densityDpi: 420 },
      rooted: false,
    });
  });
});

test('open() of a device that is still starting says so', async () => {
  const phone = shPhone({ programs: 'wm() { echo "cmd: Can\'t find service: window" >&2; return 20; }' });
  await using fake = await fakeAdbServer({ run: (command) => phone.run(command) });
  await expect(openAdbDevice({ ...fake.address, serial })).rejects.toMatchObject({
    code: 'AW_DEVICE_STATE',
    message: expect.stringContaining('has not finished starting'),
  });
});

describe('observe()', () => {
  test('takes two round trips, and one without picture', async () => {
    await using at = await opened();
    const observation = await at.device.observe();
    expect(at.fake.requests).toHaveLength(2);
    expect(observation).toMatchObject({
      id: 1,
      screen: { width: 1080, height: 2400 },
      rotation: 0,
      screenshot: { width: 1080, height: 2400 },
      foreground: { packageName: 'app', activity: 'app.Main' },
    });
    expect(observation.elements.map((element) => element.editable)).toEqual([false, true]);

    at.fake.requests.length = 0;
    await at.device.observe({ screenshot: false });
    expect(at.fake.requests).toHaveLength(1);
  });

  test('ids rise, and captures begin and end in their order', async () => {
    await using at = await opened();
    const before = performance.now();
    const one = await at.device.observe({ screenshot: false });
    const two = await at.device.observe({ screenshot: false });
    expect(two.id).toBe(one.id + 1);
    expect([before, one.captured.startMs, one.captured.endMs, two.captured.startMs]).toEqual(
      [before, one.captured.startMs, one.captured.endMs, two.captured.startMs].toSorted((a, b) => a - b),
    );
  });

  test('never takes the file of an earlier dump for the screen of now', async () => {
    const failing = `uiautomator() { n=$(cat n 2>/dev/null || echo 0); echo $((n + 1)) > n
      if [ "$n" -eq 0 ]; then printf '<hierarchy rotation="0"><node text="old" bounds="[0,0][1,1]"/></hierarchy>' > "$2"
      elif [ "$n" -eq 1 ]; then echo 'ERROR: could not get idle state.'
      else printf '<hierarchy rotation="0"><node text="new" bounds="[0,0][1,1]"/></hierarchy>' > "$2"; fi; }`;
    await using at = await opened({ programs: failing });
    expect((await at.device.observe({ screenshot: false })).elements[0]?.text).toBe('old');
    expect((await at.device.observe({ screenshot: false })).elements[0]?.text).toBe('new');
  });

  test('leaves the device as it is: no settings, no radios, no input', async () => {
    await using at = await opened();
    await at.device.observe();
    expect(at.phone.calls()).toEqual([]);
    expect(
      at.fake.scripts.filter((script) => /settings put|svc|input (tap|text|key)|cmd connectivity/.test(script)),
    ).toEqual([]);
  });

  test('needs nothing installed on the device, and no way over its network', async () => {
    await using at = await opened();
    await at.device.observe();
    expect(at.fake.requests.filter((request) => /install|forward|reverse|^tcp:|am |http/.test(request))).toEqual([]);
  });

  test('picture, tree and size share the frame of the screen as it is held', async () => {
    const landscape = `uiautomator() { printf '<hierarchy rotation="1"><node bounds="[0,0][2400,1080]"/></hierarchy>' > "$2"; }
      dumpsys() { echo 'Viewport INTERNAL: displayId=0, orientation=1, logicalFrame=[0, 0, 2400, 1080], physicalFrame=[0, 0, 1080, 2400]'; }`;
    await using at = await opened({ programs: landscape }, (command) =>
      command.startsWith('screencap') ? { stdout: png(2400, 1080) } : undefined,
    );
    const observation = await at.device.observe();
    expect(observation).toMatchObject({
      rotation: 1,
      screen: { width: 2400, height: 1080 },
      screenshot: { width: 2400 },
    });
    expect(observation.elements[0]?.bounds).toEqual({ left: 0, top: 0, right: 2400, bottom: 1080 });
  });

  test('looks again when the screen was turned between picture and tree', async () => {
    let pictures = 0;
    await using at = await opened({}, (command) =>
      command.startsWith('screencap') && pictures++ === 0 ? { stdout: png(2400, 1080) } : undefined,
    );
    expect((await at.device.observe()).screenshot?.width).toBe(1080);
    expect(pictures).toBe(2);
  });

  test('says why a screen cannot be read, once time is up', async () => {
    await using at = await opened({ programs: "uiautomator() { echo 'ERROR: could not get idle state.' >&2; }" });
    await expect(at.device.observe({ timeoutMs: 1_500 })).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('could not get idle state'),
    });
  });

  test('tells a screenshot that is none', async () => {
    await using at = await opened({}, (command) =>
      command.startsWith('screencap') ? { stdout: 'Capturing failed.\n' } : undefined,
    );
    await expect(at.device.observe()).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('Capturing failed.'),
    });
  });

  test('without tree reads none, and still knows how the screen is held', async () => {
    await using at = await opened();
    const observation = await at.device.observe({ tree: false });
    expect(observation).toMatchObject({
      tree: [],
      elements: [],
      rotation: 0,
      screen: { width: 1080, height: 2400 },
    });
    expect(at.fake.scripts.some((script) => script.includes('uiautomator'))).toBe(false);
  });
});

describe('perform()', () => {
  test('a gesture takes one round trip', async () => {
    await using at = await opened();
    await at.device.perform({ type: 'tap', at: { x: 1, y: 2 } });
    expect(at.fake.requests).toEqual(['shell,v2,raw:input tap 1 2']);
  });

  test('a refused gesture is an error, also when the exit code hides it', async () => {
    await using at = await opened({ programs: "input() { echo 'Unknown command: tap'; }" });
    await expect(at.device.perform({ type: 'tap', at: { x: 1, y: 2 } })).rejects.toMatchObject({
      code: 'AW_COMMAND_FAILED',
    });
  });
});

describe('perform() of a text', () => {
  test.each(['hello', 'a b  c', `"it's" 50%s & $HOME * <x> \\`, 'two\nlines'])(
    'types %j and reads it back',
    async (value) => {
      await using at = await opened();
      await at.device.perform(text(value));
      expect(at.phone.field()).toBe(value);
      expect(at.fake.requests).toHaveLength(2);
    },
  );

  test('clears the field first, and presses ENTER last', async () => {
    await using at = await opened({ field: 'old' });
    await at.device.perform(text('new', { clear: true, enter: true }));
    expect(at.phone.field()).toBe('new\n');
    expect(at.fake.requests).toHaveLength(3);
  });

  test('presses no ENTER unless it is asked to', async () => {
    await using at = await opened();
    await at.device.perform(text('x'));
    expect(at.phone.calls().filter((call) => call.includes('ENTER'))).toEqual([]);
  });

  test('takes the hint of an empty field for what it is', async () => {
    await using at = await opened({ hint: 'Search' });
    await at.device.perform(text('abc', { clear: true }));
    expect(at.phone.field()).toBe('abc');
  });

  test('types into password fields, which cannot be read back', async () => {
    await using at = await opened({ password: true });
    await at.device.perform(text('s3cret'));
    expect(at.phone.field()).toBe('s3cret');
  });

  test('waits until the field has the focus', async () => {
    const slow =
      'input() { note input "$*"; case "$1" in tap) (sleep 0.3; touch focused) >/dev/null 2>&1 & ;; text) [ -e focused ] && printf "%s" "$2" >> field ;; esac; }';
    await using at = await opened({ programs: slow });
    await at.device.perform(text('late'));
    expect(at.phone.field()).toBe('late');
  });

  test('finds its field again when the keyboard has moved it from under the finger', async () => {
    const other = '<node class="android.widget.EditText" focused="false" bounds="[0,100][1080,200]" /></hierarchy>';
    const moved = `uiautomator() { printf '%s' '<hierarchy rotation="0"><node text="'"$(cat field)"'" class="android.widget.EditText" focused="true" bounds="[0,0][1080,100]"/>${other}' > "$2"; }`;
    await using at = await opened({ programs: moved });
    await at.device.perform(text('moved'));
    expect(at.phone.field()).toBe('moved');
  });

  test('accepts a text whose characters went into one box each', async () => {
    const boxes = `input() { case "$1" in text) printf '%s' "$2" > field ;; esac; }
      uiautomator() { t=$(cat field); { printf '<hierarchy rotation="0">'; for n in 1 2 3; do
        printf '<node class="android.widget.EditText" resource-id="a:id/%s" text="%s" focused="%s" bounds="[%s00,0][%s99,99]"/>' $n "$(printf %s "$t" | cut -c$n)" "$([ $n = $([ -s field ] && echo 3 || echo 1) ] && echo true || echo false)" $n $n
      done; printf '</hierarchy>'; } > "$2"; }`;
    await using at = await opened({ programs: boxes });
    await at.device.perform({ type: 'text', text: '123', clear: false, enter: false });
    expect(at.phone.field()).toBe('123');
  });

  test('types nothing while no field has the focus', async () => {
    await using at = await opened();
    const nowhere = at.device.perform(text('x', { at: { x: 5, y: 5 } }), { timeoutMs: 20_000 });
    await expect(nowhere).rejects.toMatchObject({
      code: 'AW_TEXT_NOT_TYPED',
      message: expect.stringContaining('no text field has the focus after a tap at (5, 5)'),
    });
    expect(at.phone.calls()).toEqual(['input tap 5 5']);
  });

  test('a text that did not arrive is an error that shows both texts', async () => {
    await using at = await opened({
      programs: 'input() { case "$1" in tap) touch focused ;; text) printf "%s" "$2" | tr -d "&" >> field ;; esac; }',
    });
    await expect(at.device.perform(text('Tom & Jerry', { enter: true }))).rejects.toMatchObject({
      code: 'AW_TEXT_NOT_TYPED',
      message: expect.stringContaining('Expected "Tom & Jerry", found "Tom  Jerry" in app:id/field'),
    });
    expect(at.phone.field()).not.toContain('\n');
  });

  test('a piece that the device refuses ends the typing with an error', async () => {
    const refusing = `input() { note input "$*"; case "$1" in tap) touch focused ;; text) echo 'java.lang.NullPointerException: Attempt to get length of null array' >&2; return 255 ;; esac; }`;
    await using at = await opened({ programs: refusing });
    await expect(at.device.perform(text('one\ntwo'))).rejects.toMatchObject({
      code: 'AW_TEXT_NOT_TYPED',
      message: expect.stringContaining('NullPointerException'),
    });
    expect(at.phone.calls().filter((call) => call.startsWith('input text'))).toEqual(['input text one']);
  });

  test('non-ASCII text goes by Clipper where it is installed', async () => {
    const clipper = `pm() { echo package:/data/app/clipper.apk; }
      am() { note am "$*"; if [ "$2" = -n ]; then printf '%s' "$8" > clip; echo 'Broadcast completed: result=-1, data="ok"'; else echo 'Broadcast completed: result=0'; fi; }`;
    await using at = await opened({ field: 'x', programs: clipper });
    await at.device.perform(text(`café 😀 名 "$HOME"`, { clear: true }));
    expect(at.phone.field()).toBe(`café 😀 名 "$HOME"`);
  });

  test('non-ASCII text goes by ADBKeyboard where it is installed, and the former keyboard comes back', async () => {
    const keyboard = `ime() { if [ "$1" = list ]; then echo com.android.adbkeyboard/.AdbIME; else note ime "$*"; fi; }
      am() { if [ -e missed ]; then printf '%s' "$6" | base64 -d >> field; else touch missed; fi; }`;
    await using at = await opened({ programs: keyboard });
    await at.device.perform(text('Ελλάδα'));
    expect(at.phone.field()).toBe('Ελλάδα');
    expect(at.phone.calls().filter((call) => call.startsWith('ime'))).toEqual([
      'ime enable com.android.adbkeyboard/.AdbIME',
      'ime set com.android.adbkeyboard/.AdbIME',
      'ime set com.android.inputmethod.latin/.LatinIME',
    ]);
  });

  test('non-ASCII text without a helper is an error that says what to install', async () => {
    await using at = await opened();
    await expect(at.device.perform(text('café'))).rejects.toMatchObject({
      code: 'AW_TEXT_NOT_TYPED',
      message: expect.stringMatching(/not "é"\. Install ADBKeyboard .* or Clipper/),
    });
    expect(at.phone.field()).toBe('');
  });
});

describe('apps', () => {
  const phone = `cmd() { printf '%s\\n' '2 activities found:' '  Activity #0:' '    com.android.settings/.Settings' '    org.videolan.vlc/.gui.MainActivity'; }
    am() { note am "$*"; echo 'Status: ok'; echo org.videolan.vlc/.gui.MainActivity > front; }
    dumpsys() { echo "topResumedActivity=ActivityRecord{1 u0 $(cat front 2>/dev/null || echo launcher/.Home) t1}"; }`;

  test('open() starts the app as the launcher does and waits until it is in front', async () => {
    await using at = await opened({ programs: phone });
    expect(await at.device.apps.open('VLC player')).toMatchObject({ packageName: 'org.videolan.vlc' });
    expect(at.phone.calls()).toEqual([
      'am start -W -a android.intent.action.MAIN -c android.intent.category.LAUNCHER -f 0x10200000 -n org.videolan.vlc/org.videolan.vlc.gui.MainActivity',
    ]);
  });

  test('open() of an unknown app names near ones and does nothing', async () => {
    await using at = await opened({ programs: phone });
    await expect(at.device.apps.open('settngs ap')).rejects.toMatchObject({
      code: 'AW_APP_NOT_FOUND',
      message: 'No installed app is called "settngs ap". Near: settings (com.android.settings)',
    });
    expect(at.phone.calls()).toEqual([]);
  });

  test('open() falls back to monkey, and fails when that finds nothing either', async () => {
    const refusing = `${phone}\nam() { note am "$*"; echo 'Error type 3'; }\nmonkey() { note monkey "$*"; echo '** No activities found to run, monkey aborted.'; return 252; }`;
    await using at = await opened({ programs: refusing });
    await expect(at.device.apps.open('vlc')).rejects.toMatchObject({
      code: 'AW_COMMAND_FAILED',
      message: expect.stringContaining('monkey aborted'),
    });
    expect(at.phone.calls().at(-1)).toBe('monkey -p org.videolan.vlc -c android.intent.category.LAUNCHER 1');
  });

  test('open() says what is in front instead', async () => {
    await using at = await opened({ programs: `${phone}\nam() { echo 'Status: ok'; }` });
    await expect(at.device.apps.open('vlc', { timeoutMs: 2_000 })).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('launcher/launcher.Home is there'),
    });
  });

  test('install() sends the file and reports the reason of a failure', async () => {
    await using at = await opened({
      programs: 'pm() { note pm "$*"; echo \'Failure [INSTALL_PARSE_FAILED_NOT_APK: no]\'; }',
    });
    const apk = new URL(import.meta.url).pathname;
    await expect(at.device.apps.install(apk)).rejects.toMatchObject({
      message: expect.stringContaining('INSTALL_PARSE_FAILED_NOT_APK'),
    });
    expect([...at.fake.files.values()][0]?.content).toEqual(await readFile(apk));
  });
});

test('X1: shell() runs no part of a value on the device', async () => {
  await using at = await opened();
  const { stdout } = await at.device.shell(sh`printf %s ${'$(echo gotcha); `id` > /tmp/x'}`);
  expect(stdout).toBe('$(echo gotcha); `id` > /tmp/x');
});

describe('shell() as root, in a real shell', () => {
  const aosp = 'su() { case "$1" in 0|root) shift; "$@" ;; *) echo "su: invalid uid/gid" >&2; return 1 ;; esac; }';
  const ofRootedPhones = 'su() { [ "$1" = -c ] && eval "$2"; }';
  // In the phone's shell everybody is 2000; `su` alone makes 0 of it.
  const su = (program: string) =>
    `${program.replace('su()', 'real_su()')}\nsu() { id() { echo 0; }; sh() { eval "$2"; }; real_su "$@"; }`;

  test.each([
    ['that of AOSP', aosp],
    ['that of rooted phones', ofRootedPhones],
  ])('goes by su, %s', async (_, program) => {
    await using at = await opened({ programs: su(program) });
    const { stdout } = await at.device.shell(sh`id -u; printf %s ${"it's $HOME"}`, { root: true });
    expect(stdout).toBe("0\nit's $HOME");
  });

  test('is refused where there is no su', async () => {
    await using at = await opened();
    await expect(at.device.shell(sh`id`, { root: true })).rejects.toMatchObject({ code: 'AW_DEVICE_STATE' });
  });
});
