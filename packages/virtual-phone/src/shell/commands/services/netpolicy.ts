import { illegalArgument } from '../../../system/java-exception.ts';
import { defineService, type ServiceCall } from '../shell-command.ts';

const kinds = {
  whitelist: 'restrict-background-whitelist',
  blacklist: 'restrict-background-blacklist',
} as const;

/** `cmd netpolicy`: Data Saver, and who it lets alone. What it says of itself is AOSP's `NetworkPolicyManagerShellCommand`. */
export const netpolicyService = defineService({
  name: 'netpolicy',
  help: `Network policy manager (netpolicy) commands:
  help
    Print this help text.

  get | set restrict-background [BOOLEAN]
    Tell or set whether apps in the background may use data that is metered.
  list | add | remove restrict-background-whitelist [UID]
    Apps that may all the same.
  list | add | remove restrict-background-blacklist [UID]
    Apps that may never.
  list wifi-networks [true|false]
    Saved networks, and whether they are metered.
`,
  commands: {
    get(call) {
      if (!isOf(call, ['restrict-background'])) return -1;
      const isOn = call.system.settings.get('global', 'restrict_background') === '1';
      call.line(`Restrict background status: ${isOn ? 'enabled' : 'disabled'}`);
      return 0;
    },
    set(call) {
      if (!isOf(call, ['restrict-background'])) return -1;
      const word = call.words.next();
      if (word === undefined) {
        call.line("Error: didn't specify BOOLEAN");
        return -1;
      }
      call.system.settings.put('global', 'restrict_background', word.toLowerCase() === 'true' ? '1' : '0');
      return 0;
    },
    list(call) {
      const kind = isOf(call, [kinds.whitelist, kinds.blacklist, 'wifi-networks']);
      if (kind === undefined) return -1;
      if (kind === 'wifi-networks') {
        // No network of the phone was said to be metered or not: both lists are empty.
        const all = call.words.next() === undefined ? [...call.system.radios.savedNetworks] : [];
        for (const ssid of all) call.line(`${ssid};none`);
        return 0;
      }
      const uids = uidsOf(call, kind === kinds.whitelist ? unrestricted(call) : restricted(call));
      call.line(
        `Restrict background ${kind === kinds.whitelist ? 'whitelisted' : 'blacklisted'} UIDs: ` +
          (uids.length === 0 ? 'none\n' : uids.map((uid) => `${uid} `).join('')),
      );
      return 0;
    },
    add: (call) => change(call, true),
    remove: (call) => change(call, false),
  },
});

/** The kind that is asked for; undefined, and said why, when it is none of these. */
function isOf(call: ServiceCall, known: readonly string[]): string | undefined {
  const kind = call.words.next();
  if (kind !== undefined && known.includes(kind)) return kind;
  const what = kind === undefined ? `didn't specify type of data to ${call.subcommand}` : undefined;
  call.line(`Error: ${what ?? `unknown ${call.subcommand} type '${kind}'`}`);
  return undefined;
}

function change(call: ServiceCall, isAdded: boolean): number {
  const kind = isOf(call, [kinds.whitelist, kinds.blacklist]);
  if (kind === undefined) return -1;
  const word = call.words.next();
  if (word === undefined || !/^\d+$/.test(word)) {
    call.line(`Error: ${word === undefined ? "didn't specify UID" : `UID (${word}) should be a number`}`);
    return -1;
  }
  const uid = Number(word);
  if (uid < 10_000) throw illegalArgument(`cannot apply policy to UID ${uid}`);
  const isWhite = kind === kinds.whitelist;
  const before = isWhite ? unrestricted(call) : restricted(call);
  if (!isAdded && !uidsOf(call, before).includes(uid)) {
    call.line(`Error: UID ${uid} not ${isWhite ? 'whitelisted' : 'blacklisted'}`);
    return -1;
  }
  // An app has one policy: the one takes the other away.
  const names = namesOf(call, uid);
  const others = unrestricted(call).filter((name) => !names.includes(name));
  const white = isAdded && isWhite ? [...others, ...names] : others;
  call.system.settings.put('secure', whiteKey, white.join(','));
  for (const name of names) call.system.settings.put('secure', blackKey(name), isAdded && !isWhite ? '0' : null);
  return 0;
}

/** Settings' own keys: what is said here is seen there. */
const whiteKey = 'unrestricted_data_packages';

function blackKey(packageName: string): string {
  return `background_data_${packageName}`;
}

function unrestricted({ system: { settings } }: ServiceCall): readonly string[] {
  return (settings.get('secure', whiteKey) ?? '').split(',').filter((name) => name !== '');
}

function restricted({ system: { packages, settings } }: ServiceCall): readonly string[] {
  const names = packages.list().map(({ manifest }) => manifest.packageName);
  return names.filter((name) => settings.get('secure', blackKey(name)) === '0');
}

function namesOf({ system: { packages } }: ServiceCall, uid: number): readonly string[] {
  return packages
    .list()
    .filter((each) => each.uid === uid)
    .map(({ manifest }) => manifest.packageName);
}

function uidsOf({ system: { packages } }: ServiceCall, names: readonly string[]): readonly number[] {
  const uids = names.flatMap((name) => packages.find(name)?.uid ?? []);
  return [...new Set(uids)].sort((a, b) => a - b);
}
