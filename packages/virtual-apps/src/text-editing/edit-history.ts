import type { Edit } from './edit.ts';

/** What undo goes back through. The last of `past` is what is shown. */
export interface EditHistory {
  readonly past: readonly Edit[];
  readonly future: readonly Edit[];
}

export function startHistory(edit: Edit): EditHistory {
  return { past: [edit], future: [] };
}

/** Typing within a word is one step. */
export function record(history: EditHistory, edit: Edit): EditHistory {
  const last = history.past.at(-1);
  if (last?.text === edit.text) return { ...history, past: [...history.past.slice(0, -1), edit] };
  const before = history.past.at(-2);
  const joins = last !== undefined && before !== undefined && isTyping(before, last) && isTyping(last, edit);
  return { past: [...(joins ? history.past.slice(0, -1) : history.past), edit], future: [] };
}

export function undo({ past, future }: EditHistory): EditHistory {
  const last = past.at(-1);
  if (last === undefined || past.length < 2) return { past, future };
  return { past: past.slice(0, -1), future: [last, ...future] };
}

export function redo({ past, future }: EditHistory): EditHistory {
  const [next, ...rest] = future;
  return next === undefined ? { past, future } : { past: [...past, next], future: rest };
}

/** Whether only characters of a word were added where the cursor stood. */
function isTyping(from: Edit, to: Edit): boolean {
  const added = to.text.slice(from.start, to.start);
  return (
    from.start === from.end &&
    /^\S+$/.test(added) &&
    to.text === from.text.slice(0, from.start) + added + from.text.slice(from.start)
  );
}
