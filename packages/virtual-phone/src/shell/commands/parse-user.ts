import { illegalArgument } from '../../system/java-exception.ts';

export type User = number | 'all' | 'current';

/** The word after `--user`. @see AOSP `UserHandle.parseUserArg` */
export function parseUser(word: string): User {
  if (word === 'all') return 'all';
  if (word === 'current' || word === 'cur') return 'current';
  if (!/^[+-]?\d+$/.test(word)) throw illegalArgument(`Bad user number: ${word}`);
  return Number(word);
}

/** Whether the phone's one user is meant. */
export function isOwner(user: User): boolean {
  return typeof user === 'string' || user === 0;
}
