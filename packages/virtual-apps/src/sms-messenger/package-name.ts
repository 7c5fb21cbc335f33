export const packageName = 'com.simplemobiletools.smsmessenger';

/** Full name of one of the app's own classes. */
export function className(name: string): string {
  return `${packageName}.${name}`;
}
