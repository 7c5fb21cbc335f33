import type { ComponentName, Extra, Intent } from '../../app-sdk/intent.ts';

/** `Intent { act=… cmp=… (has extras) }`, as Intent.toString. */
export function renderIntent(intent: Intent): string {
  return `Intent { ${intentParts(intent)} }`;
}

/** The text between the braces. */
export function intentParts(intent: Intent): string {
  const parts: string[] = [];
  if (intent.action !== undefined) parts.push(`act=${intent.action}`);
  if (intent.categories?.length) parts.push(`cat=[${intent.categories.join(',')}]`);
  if (intent.data !== undefined) parts.push(`dat=${safeUri(intent.data)}`);
  if (intent.type !== undefined) parts.push(`typ=${intent.type}`);
  if (intent.flags) parts.push(`flg=0x${(intent.flags >>> 0).toString(16)}`);
  if (intent.packageName !== undefined) parts.push(`pkg=${intent.packageName}`);
  if (intent.component !== undefined) parts.push(`cmp=${shortComponent(intent.component)}`);
  if (intent.extras !== undefined && Object.keys(intent.extras).length > 0) parts.push('(has extras)');
  return parts.join(' ');
}

/** `pkg/.Cls` when the class is in the package. */
export function shortComponent({ packageName, className }: ComponentName): string {
  const short = className.startsWith(`${packageName}.`) ? className.slice(packageName.length) : className;
  return `${packageName}/${short}`;
}

/** `pkg/pkg.Cls` */
export function fullComponent({ packageName, className }: ComponentName): string {
  return `${packageName}/${className}`;
}

/** `Bundle[{k=v, …}]` */
export function renderBundle(extras: Readonly<Record<string, Extra>>): string {
  const entries = Object.entries(extras).map(([key, value]) => `${key}=${renderExtra(value)}`);
  return `Bundle[{${entries.join(', ')}}]`;
}

function renderExtra(value: Extra): string {
  if (value === null) return 'null';
  if (typeof value === 'object' && 'uri' in value) return value.uri;
  if (typeof value === 'object') return `[${value.join(', ')}]`;
  return String(value);
}

/** Uri.toSafeString: what may identify a person is left out. */
function safeUri(uri: string): string {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(uri)?.[1]?.toLowerCase();
  if (scheme === undefined) return uri;
  const rest = uri.slice(scheme.length + 1);
  if (['tel', 'sip', 'sms', 'smsto', 'mailto', 'nfc'].includes(scheme)) {
    return `${scheme}:${rest.replaceAll(/[^-@.]/g, 'x')}`;
  }
  if (['http', 'https', 'ftp', 'rtsp'].includes(scheme)) {
    const host = /^\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(rest)?.[1];
    return host === undefined ? `${scheme}:` : `${scheme}://${host}/...`;
  }
  return uri.replace(/[?#].*$/s, '');
}
