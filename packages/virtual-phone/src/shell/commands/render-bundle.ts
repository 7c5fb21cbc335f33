import type { ComponentName, Extra } from '@androidworld/app-sdk';

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
