export const packageName = 'com.simplemobiletools.calendar.pro';

/** Full name of one of the app's own classes. */
export function className(name: string): string {
  return `${packageName}.${name}`;
}

/** Full name of one of the app's activities. */
export function activityName(name: string): string {
  return className(`activities.${name}`);
}
