import type { Note } from './database.ts';
import type { Settings } from './settings.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type Order = (a: Note, b: Note) => number;

const ORDERS: Readonly<Record<string, Order>> = {
  user_updated_time: (a, b) => a.userUpdatedMs - b.userUpdatedMs,
  user_created_time: (a, b) => a.userCreatedMs - b.userCreatedMs,
  title: (a, b) => collator.compare(a.title, b.title),
  order: (a, b) => a.order - b.order,
};

/** As Joplin lists notes: open to-dos first, then by the chosen field; what is alike by creation, title and id, last first. */
export function sortNotes(notes: readonly Note[], settings: Settings): Note[] {
  const showsCompleted = settings.showCompletedTodos === '1';
  const shown = notes.filter(({ isTodo, completedMs }) => showsCompleted || !isTodo || completedMs === 0);
  const field = settings['notes.sortOrder.field'];
  const chosen = ORDERS[field] ?? ORDERS.user_updated_time ?? (() => 0);
  const direction = settings['notes.sortOrder.reverse'] === '1' ? -1 : 1;
  const rank = ({ isTodo, completedMs }: Note) => (isTodo && completedMs === 0 ? 0 : 1);
  const onTop = settings.uncompletedTodosOnTop === '1';
  return shown.toSorted(
    (a, b) =>
      (onTop ? rank(a) - rank(b) : 0) ||
      direction * chosen(a, b) ||
      b.userCreatedMs - a.userCreatedMs ||
      collator.compare(b.title, a.title) ||
      (a.id < b.id ? 1 : -1),
  );
}
