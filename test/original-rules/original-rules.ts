import {
  digitsOf,
  foregroundActivity,
  listContacts,
  listFiles,
  listSms,
  readClipboard,
  run,
  sharedStorage,
} from '../../packages/android-kit/src/index.ts';
import { type Device, sh, type UiElement } from '../../packages/core/src/index.ts';
import { calendarRules } from './calendar-rules.ts';
import { alike, type Given, type OriginalRule } from './original-rule.ts';
import { questionRules } from './question-rules.ts';

const markor = `${sharedStorage}/Documents/Markor`;
const text = (value: unknown) => String(value);

/**
 * The original's rules by task. Where it is content with texts that are nearly equal (ratio 0.9, case and white space
 * at the ends aside), these ask for all but case and ends: a solution meets the stricter rule.
 */
export const originalRules: Readonly<Record<string, OriginalRule>> = {
  AudioRecorderRecordAudio: {
    remember: ({ device }) => recordings(device),
    async holds({ device }, { remembered }) {
      const before = remembered as string[];
      return (await recordings(device)).filter((record) => !before.includes(record)).length === 1;
    },
  },
  AudioRecorderRecordAudioWithFileName: {
    holds: ({ device }, { params }) => exists(device, recordsFolder, `${params.fileName}.m4a`),
  },
  CameraTakePhoto: oneMoreIn('/sdcard/Pictures'),
  CameraTakeVideo: oneMoreIn('/sdcard/Movies'),
  ClockStopWatchPausedVerify: clockRule((elements) => {
    const named = elements.filter(
      (element) => element.contentDescription === 'Stopwatch' || element.text === 'Stopwatch',
    );
    return elements.some(({ contentDescription }) => contentDescription === 'Start') && named.length >= 2;
  }),
  ClockStopWatchRunning: clockRule((elements) =>
    ['Pause', 'Lap'].every((wanted) => elements.some(({ contentDescription }) => contentDescription === wanted)),
  ),
  ClockTimerEntry: clockRule((elements, { hours, minutes, seconds }) => {
    const [h, m, s] = [hours, minutes, seconds].map((value) => text(value).padStart(2, '0'));
    const words = `${hours} hours, ${minutes} minutes, ${seconds} seconds`;
    return elements.some((element) => element.text === `${h}h ${m}m ${s}s` || element.contentDescription === words);
  }),
  ContactsAddContact: {
    holds: async ({ device }, { params }) =>
      (await listContacts(device)).some(
        ({ name, number }) => name === params.name && digitsOf(number) === digitsOf(text(params.number)),
      ),
  },
  ContactsNewContactDraft: { holds: ({ device }, { params }) => showsDraft(device, params) },
  FilesDeleteFile: {
    holds: async ({ device }, { params }) =>
      !(await exists(device, `${sharedStorage}/${params.folder ?? params.subfolder}`, text(params.fileName))),
  },
  FilesMoveFile: movedIn(sharedStorage),
  MarkorAddNoteHeader: {
    holds: async ({ device }, { params, state }) =>
      !(await exists(device, markor, text(params.originalName))) &&
      (await exists(device, markor, text(params.newName))) &&
      (await read(device, text(params.newName))).replaceAll('\r', '') === `${params.header}\n\n${state.original}\n`,
  },
  MarkorChangeNoteContent: {
    holds: async ({ device }, { params }) =>
      !(await exists(device, markor, text(params.originalName))) &&
      (await exists(device, markor, text(params.newName))) &&
      alike(await read(device, text(params.newName)), text(params.updatedContent)),
  },
  MarkorCreateFolder: { holds: ({ device }, { params }) => exists(device, markor, text(params.folderName)) },
  MarkorCreateNote: { holds: ({ device }, { params }) => holdsNote(device, text(params.fileName), text(params.text)) },
  MarkorCreateNoteAndSms: {
    holds: async (scene, { params }) =>
      (await holdsNote(scene.device, text(params.fileName), text(params.text))) &&
      (await wasSentInApp(scene.device, text(params.number), text(params.text))),
  },
  MarkorCreateNoteFromClipboard: {
    holds: ({ device }, { params, state }) => holdsNote(device, text(params.fileName), text(state.text)),
  },
  MarkorDeleteAllNotes: {
    holds: async ({ device }) => (await notesByTime(device)).length === 0,
  },
  MarkorDeleteNewestNote: {
    remember: ({ device }) => notesByTime(device),
    async holds({ device }, { remembered }) {
      const before = remembered as string[];
      return JSON.stringify(await notesByTime(device)) === JSON.stringify(before.slice(0, -1));
    },
  },
  MarkorDeleteNote: { holds: async ({ device }, { params }) => !(await exists(device, markor, text(params.fileName))) },
  MarkorEditNote: {
    async holds({ device }, { params, state }) {
      const { header, footer, replaceText } = params;
      const edited = header !== undefined ? `${header}\n${state.original}` : `${state.original}\n${footer}`;
      return alike(await read(device, text(params.fileName)), text(replaceText ?? edited));
    },
  },
  MarkorMergeNotes: {
    async holds({ device }, { params, state }) {
      const name = text(params.newFileName);
      if (!(await holdsNote(device, name, text(state.text)))) return false;
      const lines = (await read(device, name)).replaceAll('\r', '').trim().split('\n');
      return lines.length === 5 && lines[1] === '' && lines[3] === '';
    },
  },
  MarkorMoveNote: movedIn(markor),
  OpenAppTaskEval: {
    holds: async ({ device }, { params }) => (await front(device)) === packages[text(params.appName)],
  },
  ...calendarRules,
  ...questionRules,
  SimpleSmsReply: sent(),
  SimpleSmsReplyMostRecent: sent(),
  SimpleSmsResend: {
    remember: ({ device }) => listSms(device, 'sent'),
    async holds({ device }, { remembered }) {
      const before = remembered as Awaited<ReturnType<typeof listSms>>;
      const after = await listSms(device, 'sent');
      const [newest] = after;
      const last = before.at(-1);
      if (newest === undefined || last === undefined || after.length !== before.length + 1) return false;
      return bare(newest.address) === bare(last.address) && alike(newest.body, last.body);
    },
  },
  SimpleSmsSend: sent(),
  SimpleSmsSendClipboardContent: sent(),
  SimpleSmsSendReceivedAddress: sent(),
  SystemBluetoothTurnOff: setting('global', 'bluetooth_on', ['0']),
  SystemBluetoothTurnOffVerify: setting('global', 'bluetooth_on', ['0']),
  SystemBluetoothTurnOn: setting('global', 'bluetooth_on', ['1']),
  SystemBluetoothTurnOnVerify: setting('global', 'bluetooth_on', ['1']),
  SystemBrightnessMax: setting('system', 'screen_brightness', ['255']),
  SystemBrightnessMaxVerify: setting('system', 'screen_brightness', ['255']),
  SystemBrightnessMin: setting('system', 'screen_brightness', ['1']),
  SystemBrightnessMinVerify: setting('system', 'screen_brightness', ['1']),
  SystemCopyToClipboard: {
    holds: async ({ device, signal }, { params }) =>
      alike(await readClipboard(device, { signal }), text(params.clipboardContent)),
  },
  SystemWifiTurnOff: setting('global', 'wifi_on', ['0']),
  SystemWifiTurnOffVerify: setting('global', 'wifi_on', ['0']),
  SystemWifiTurnOn: setting('global', 'wifi_on', ['1', '2']),
  SystemWifiTurnOnVerify: setting('global', 'wifi_on', ['1', '2']),
  TurnOffWifiAndTurnOnBluetooth: {
    holds: async (scene, given) =>
      (await setting('global', 'wifi_on', ['0']).holds(scene, given)) &&
      (await setting('global', 'bluetooth_on', ['1']).holds(scene, given)),
  },
  TurnOnWifiAndOpenApp: {
    async holds(scene, given) {
      const { appName } = given.params.app as { appName: string };
      const isOn = await setting('global', 'wifi_on', ['1', '2']).holds(scene, given);
      return isOn && (await front(scene.device)) === packages[appName];
    },
  },
};

const packages: Readonly<Record<string, string>> = {
  camera: 'com.android.camera2',
  clock: 'com.google.android.deskclock',
  contacts: 'com.google.android.contacts',
  settings: 'com.android.settings',
  dialer: 'com.google.android.dialer',
};

const recordsFolder = `${sharedStorage}/Android/data/com.dimowner.audiorecorder/files/Music/records`;

async function recordings(device: Device): Promise<string[]> {
  return (await listFiles(device, recordsFolder))
    .filter(({ size }) => size > 0)
    .map(({ path, size }) => `${path} ${size}`);
}

function oneMoreIn(folder: string): OriginalRule {
  const names = async (device: Device) => (await run(device, sh`ls ${folder}`)).split('\n');
  return {
    remember: ({ device }) => names(device),
    async holds({ device }, { remembered }) {
      const before = remembered as string[];
      return (await names(device)).filter((name) => !before.includes(name)).length === 1;
    },
  };
}

function clockRule(shows: (elements: readonly UiElement[], params: Given['params']) => boolean): OriginalRule {
  return {
    async holds({ device }, { params }) {
      const { foreground, elements } = await device.observe({ screenshot: false });
      return (foreground?.activity.includes('DeskClock') ?? false) && shows(elements, params);
    },
  };
}

/** The rule for a number's label, by text and description of one element, or by a text below the number. */
async function showsDraft(device: Device, params: Given['params']): Promise<boolean> {
  const { elements } = await device.observe({ screenshot: false });
  // What fields the texts stand in, the original tells by hints, which `uiautomator` does not give.
  const field = (matches: (value: string) => boolean) =>
    elements.find((element) => element.editable && element.text !== undefined && matches(element.text));
  const first = field((value) => alike(value, text(params.first)));
  const last = field((value) => alike(value, text(params.last)));
  const phone = field((value) => digitsOf(value) === digitsOf(text(params.phone)));
  const at = phone?.bounds;
  const label =
    elements.find(
      (element) => element.text === params.phoneLabel && element.contentDescription === `${params.phoneLabel} Phone`,
    ) ??
    elements.find(
      (element) =>
        at !== undefined &&
        element.bounds !== undefined &&
        element.text === params.phoneLabel &&
        element.bounds.top >= at.bottom &&
        element.bounds.top <= at.bottom + (at.bottom - at.top),
    );
  return first !== undefined && last !== undefined && phone !== undefined && label !== undefined;
}

function movedIn(folder: string): OriginalRule {
  return {
    holds: async ({ device }, { params }) =>
      !(await exists(device, `${folder}/${params.sourceFolder}`, text(params.fileName))) &&
      (await exists(device, `${folder}/${params.destinationFolder}`, text(params.fileName))),
  };
}

function setting(namespace: string, key: string, values: readonly string[]): OriginalRule {
  return {
    holds: async ({ device }) => values.includes((await run(device, sh`settings get ${namespace} ${key}`)).trim()),
  };
}

function sent(): OriginalRule {
  return { holds: ({ device }, { params }) => wasSentInApp(device, text(params.number), text(params.message)) };
}

async function wasSentInApp(device: Device, number: string, message: string): Promise<boolean> {
  // The original's parser ends a body at an equals sign.
  if (message.includes('=')) return false;
  const nowMs = Number((await run(device, sh`date +%s`)).trim()) * 1_000;
  const isSent = (await listSms(device, 'sent')).some(
    ({ address, body, dateMs }) => bare(address) === number && alike(body, message) && nowMs - dateMs <= 300_000,
  );
  const { elements } = await device.observe({ screenshot: false });
  const isUnderWay = elements.some((element) => element.text?.startsWith('Sending'));
  return isSent && !isUnderWay && (await front(device)) === 'com.simplemobiletools.smsmessenger';
}

function bare(address: string): string {
  return address.replaceAll(/[- ]/g, '');
}

async function front(device: Device): Promise<string | undefined> {
  return (await foregroundActivity(device))?.packageName;
}

async function exists(device: Device, folder: string, name: string): Promise<boolean> {
  const { stdout } = await device.shell(sh`find ${folder} -type f -o -type d`);
  return stdout.replaceAll('\r', '').split('\n').includes(`${folder}/${name}`);
}

async function holdsNote(device: Device, name: string, content: string): Promise<boolean> {
  return (await exists(device, markor, name)) && alike(await read(device, name), content);
}

async function read(device: Device, name: string): Promise<string> {
  return new TextDecoder().decode(await device.files.read(`${markor}/${name}`));
}

/** Name and time of access of each note, oldest first. */
async function notesByTime(device: Device): Promise<string[]> {
  const { stdout } = await device.shell(sh`ls ${markor} -ll -au`);
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('-'))
    .map((line) => line.split(/\s+/))
    .map(([, , , , , date = '', time = '', , ...name]) => `${date} ${time} ${name.join(' ')}`)
    .toSorted();
}
