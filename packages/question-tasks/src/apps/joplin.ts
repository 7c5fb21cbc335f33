import { joplin, type NewNote } from '@androidworld/android-kit';
import type { Random } from '@androidworld/core';
import { notebooks } from '../noise/note-words.ts';
import { meetsAll } from '../state/condition.ts';
import { type Item, textOf } from '../state/field.ts';
import { appOf } from './app-of.ts';
import type { NoiseContext, QuestionApp } from './question-app.ts';

/** Joplin: questions about notes. */
export const joplinApp: QuestionApp = appOf({
  data: joplin,
  row: noteRow,
  name: 'joplin',
  itemName: 'note',
  fields: {
    folder: { kind: 'text', required: true, oneOf: Object.keys(notebooks), describe: 'The title of its notebook.' },
    title: { kind: 'text', required: true, describe: 'What the note is called.' },
    body: { kind: 'text', describe: 'Its text, in Markdown.' },
    is_todo: { kind: 'boolean', describe: 'Whether it is a to-do. Default false.' },
    todo_completed: { kind: 'boolean', describe: 'Whether a to-do is done. Default false.' },
  },
  noiseCount: 100,
  noise: noiseNote,
  meets: (item, conditions) => meetsAll({ is_todo: false, todo_completed: false, ...item }, conditions),
});

export function noteRow(item: Item): NewNote {
  return {
    folder: textOf(item, 'folder'),
    title: textOf(item, 'title'),
    body: textOf(item, 'body'),
    is_todo: item.is_todo === true,
    todo_completed: item.is_todo === true && item.todo_completed === true,
  };
}

/** Three in ten are in a notebook of the question's own notes, the others in any. */
function noiseNote(random: Random, { items }: NoiseContext): Item {
  const own = items.length > 0 && random.chance(0.3);
  const folder = own ? textOf(random.pick(items), 'folder') : random.pick(Object.keys(notebooks));
  const { titles, sentences } = notebooks[folder] ?? { titles: [], sentences: [] };
  const isTodo = random.chance(0.5);
  return {
    folder,
    title: random.pick(titles),
    body: random.sample(sentences, 2).join(' '),
    is_todo: isTodo,
    ...(isTodo && { todo_completed: random.chance(0.5) }),
  };
}
