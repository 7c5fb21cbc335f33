import type { ComponentName, Intent } from '@androidworld/app-sdk';

/** Intent.FLAG_ACTIVITY_* and the like, as far as the phone acts on them. */
export const intentFlags = {
  newTask: 0x1000_0000,
  multipleTask: 0x0800_0000,
  clearTop: 0x0400_0000,
  forwardResult: 0x0200_0000,
  singleTop: 0x2000_0000,
  noHistory: 0x4000_0000,
  excludeFromRecents: 0x0080_0000,
  resetTaskIfNeeded: 0x0020_0000,
  launchedFromHistory: 0x0010_0000,
  /** The same bit was FLAG_ACTIVITY_CLEAR_WHEN_TASK_RESET, and still acts as that too. */
  newDocument: 0x0008_0000,
  reorderToFront: 0x0002_0000,
  clearTask: 0x0000_8000,
  retainInRecents: 0x0000_2000,
  includeStopped: 0x20,
} as const;

/** `pkg/.Class`, shortened as `ComponentName.flattenToShortString`. */
export function shortComponent(component: ComponentName): string {
  const { packageName, className } = component;
  const short = className.startsWith(`${packageName}.`) ? className.slice(packageName.length) : className;
  return `${packageName}/${short}`;
}

/** Reads `pkg/class` or `pkg/.class`; undefined when it is neither. */
export function parseComponent(text: string): ComponentName | undefined {
  const slash = text.indexOf('/');
  if (slash <= 0 || slash === text.length - 1) return undefined;
  const packageName = text.slice(0, slash);
  const name = text.slice(slash + 1);
  return { packageName, className: name.startsWith('.') ? packageName + name : name };
}

/** `Intent { act=… cmp=… }`, as `Intent.toString` on Android 13. */
export function renderIntent(intent: Intent): string {
  return `Intent { ${intentParts(intent).join(' ')} }`;
}

/** The same in the log: `{act=… cmp=…}`. */
export function renderShortIntent(intent: Intent): string {
  return `{${intentParts(intent).join(' ')}}`;
}

function intentParts(intent: Intent): string[] {
  const parts: string[] = [];
  if (intent.action !== undefined) parts.push(`act=${intent.action}`);
  if (intent.categories !== undefined && intent.categories.length > 0)
    parts.push(`cat=[${intent.categories.join(',')}]`);
  if (intent.data !== undefined) parts.push(`dat=${safeUri(intent.data)}`);
  if (intent.type !== undefined) parts.push(`typ=${intent.type}`);
  if (intent.flags !== undefined && intent.flags !== 0) parts.push(`flg=0x${(intent.flags >>> 0).toString(16)}`);
  if (intent.packageName !== undefined) parts.push(`pkg=${intent.packageName}`);
  if (intent.component !== undefined) parts.push(`cmp=${shortComponent(intent.component)}`);
  if (intent.extras !== undefined && Object.keys(intent.extras).length > 0) parts.push('(has extras)');
  return parts;
}

/** `Uri.toSafeString`: numbers and addresses are masked, web addresses lose their path. */
function safeUri(uri: string): string {
  const scheme = /^([a-z][\w+.-]*):/i.exec(uri)?.[1]?.toLowerCase();
  if (scheme === undefined) return uri;
  const rest = uri.slice(scheme.length + 1);
  if (['tel', 'sip', 'sms', 'smsto', 'mailto', 'nfc'].includes(scheme)) {
    return `${scheme}:${rest.replace(/[^-@.]/g, 'x')}`;
  }
  const host = /^\/\/([^/?#]*)/.exec(rest)?.[1];
  if (host === undefined) return uri;
  return ['http', 'https', 'ftp', 'rtsp'].includes(scheme) ? `${scheme}://${host}/...` : uri.replace(/[?#].*$/s, '');
}
