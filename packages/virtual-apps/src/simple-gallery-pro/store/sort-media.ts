import type { Folder, Medium } from './media.ts';
import { sorting } from './preferences.ts';

export function sortMedia(media: readonly Medium[], order: number): Medium[] {
  const sign = (order & sorting.descending) === 0 ? 1 : -1;
  const compare = comparison(order);
  return media.toSorted((one, other) => sign * compare(one, other) || one.name.localeCompare(other.name));
}

/** @param byHand paths in an order of the person's own; folders that are not among them come last */
export function sortFolders(folders: readonly Folder[], order: number, byHand: readonly string[] = []): Folder[] {
  if (order & sorting.custom) {
    const place = ({ path }: Folder) => (byHand.includes(path) ? byHand.indexOf(path) : byHand.length);
    return folders.toSorted((one, other) => place(one) - place(other) || compareNames(one.name, other.name, order));
  }
  const newest = ({ media }: Folder) => Math.max(...media.map(({ modifiedMs }) => modifiedMs));
  const size = ({ media }: Folder) => media.reduce((sum, each) => sum + each.size, 0);
  const sign = (order & sorting.descending) === 0 ? 1 : -1;
  const compare = (one: Folder, other: Folder) => {
    if (order & sorting.name) return compareNames(one.name, other.name, order);
    if (order & sorting.path) return compareNames(one.path, other.path, order);
    if (order & sorting.random) return lot(one.path) - lot(other.path);
    return order & sorting.size ? size(one) - size(other) : newest(one) - newest(other);
  };
  return folders.toSorted((one, other) => sign * compare(one, other));
}

function comparison(order: number): (one: Medium, other: Medium) => number {
  if (order & sorting.name) return (one, other) => compareNames(one.name, other.name, order);
  if (order & sorting.path) return (one, other) => compareNames(one.path, other.path, order);
  if (order & sorting.size) return (one, other) => one.size - other.size;
  if (order & sorting.random) return (one, other) => lot(one.path) - lot(other.path);
  const timeOf = ({ takenMs, modifiedMs }: Medium) => (order & sorting.taken ? (takenMs ?? modifiedMs) : modifiedMs);
  return (one, other) => timeOf(one) - timeOf(other);
}

function compareNames(one: string, other: string, order: number): number {
  return one.localeCompare(other, 'en', { numeric: (order & sorting.numeric) !== 0, sensitivity: 'base' });
}

/** As good as drawn, and the same each time: files do not change their places while they are looked at. */
function lot(path: string): number {
  let hash = 0;
  for (let index = 0; index < path.length; index += 1) hash = Math.imul(hash ^ path.charCodeAt(index), 0x9e37_79b1);
  return hash >>> 0;
}
