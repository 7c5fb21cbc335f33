import type { Extra, Intent } from '@androidworld/app-sdk';
import { shortComponent } from '../../system/packages/intent-text.ts';

/**
 * `Intent.toUri`: the intent as an address that links can have.
 *
 * @param form `uri`: its data, with the rest behind `#Intent;`. `intent`: the same with the scheme `intent:`
 */
export function intentUri(intent: Intent, form: 'uri' | 'intent'): string {
  const [, scheme, rest = ''] = /^([a-z][\w+.-]*):(.*)$/is.exec(intent.data ?? '') ?? [];
  const isIntent = form === 'intent';
  const data = isIntent ? `intent:${scheme === undefined ? (intent.data ?? '') : rest}` : (intent.data ?? '');
  const parts = [
    ...(isIntent && scheme !== undefined ? [`scheme=${scheme}`] : []),
    ...(intent.action === undefined || intent.action === viewAction ? [] : [`action=${encode(intent.action)}`]),
    ...(intent.categories ?? []).map((category) => `category=${encode(category)}`),
    ...(intent.type === undefined ? [] : [`type=${encodeType(intent.type)}`]),
    ...(intent.flags ? [`launchFlags=0x${(intent.flags >>> 0).toString(16)}`] : []),
    ...(intent.packageName === undefined ? [] : [`package=${encode(intent.packageName)}`]),
    ...(intent.component === undefined ? [] : [`component=${encodeType(shortComponent(intent.component))}`]),
    ...Object.entries(intent.extras ?? {}).flatMap(([name, value]) => extraPart(name, value)),
  ];
  if (!isIntent && parts.length === 0 && data !== '') return data;
  return `${data}#Intent;${parts.map((part) => `${part};`).join('')}end`;
}

/** What an address without an action means. */
const viewAction = 'android.intent.action.VIEW';

function extraPart(name: string, value: Extra): string[] {
  const letter =
    typeof value === 'string'
      ? 'S'
      : typeof value === 'boolean'
        ? 'B'
        : Number.isInteger(value)
          ? 'i'
          : typeof value === 'number'
            ? 'f'
            : undefined;
  return letter === undefined ? [] : [`${letter}.${encode(name)}=${encode(String(value))}`];
}

/** `Uri.encode` */
function encode(text: string): string {
  return encodeURIComponent(text);
}

/** Slashes stay. */
function encodeType(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/');
}
