const date = String.raw`\d{4}-\d{2}-\d{2}`;
const doneMark = new RegExp(`^[xX] (?:${date} )?`);
const priorityMark = /^\(([A-Za-z])\)\s/;
const priorityTag = /\spri:([A-Za-z])(?=\s|$)/;
const dueTag = new RegExp(String.raw`(^|\s)due:(${date})(?=\s|$)`);

function isDone(line: string): boolean {
  return doneMark.test(line);
}

/** A task that is done keeps its priority as a tag, and gets it back. */
export function toggleDone(line: string, today: string): string {
  if (isDone(line)) {
    const tag = priorityTag.exec(line);
    const rest = line.replace(doneMark, '').replace(priorityTag, '');
    return tag === null ? rest : `(${tag[1]}) ${rest}`;
  }
  const mark = priorityMark.exec(line);
  if (mark === null) return `x ${today} ${line}`;
  const rest = line.replace(priorityMark, '').replace(priorityTag, '');
  return `x ${today} ${rest.trimEnd()} pri:${mark[1]}`;
}

/** @param letter null takes it away */
export function withPriority(line: string, letter: string | null): string {
  const rest = line.replace(priorityMark, '').trimStart();
  return letter === null ? rest : `(${letter}) ${rest}`;
}

export function priorityOf(line: string): string | undefined {
  return priorityMark.exec(line)?.[1]?.toUpperCase();
}

/** `@home` and the like, or `+garden`, without their signs, in the order of the alphabet. */
export function itemsOf(text: string, sign: '@' | '+'): readonly string[] {
  const found = [...text.matchAll(sign === '@' ? /(?<!\S)@(\S+)/g : /(?<!\S)\+(\S+)/g)];
  return [...new Set(found.flatMap(([, item]) => item ?? []))].toSorted();
}

/** The line with exactly those of `items` that are wanted. */
export function withItems(line: string, sign: '@' | '+', wanted: readonly string[]): string {
  const had = itemsOf(line, sign);
  const without = line
    .split(' ')
    .filter((word) => !word.startsWith(sign) || wanted.includes(word.slice(1)))
    .join(' ');
  return [without.trimEnd(), ...wanted.filter((item) => !had.includes(item)).map((item) => sign + item)].join(' ');
}

export function dueOf(line: string): string | undefined {
  return dueTag.exec(line)?.[2];
}

/** @param day null takes it away */
export function withDue(line: string, day: string | null): string {
  if (dueTag.test(line)) return line.replace(dueTag, day === null ? '' : `$1due:${day}`);
  return day === null ? line : `${line.trimEnd()} due:${day}`;
}

/** Apart: what is still to be done, and what is done. */
export function archived(text: string): { readonly kept: string; readonly done: readonly string[] } {
  const tasks = text.split('\n');
  return { kept: tasks.filter((task) => !isDone(task)).join('\n'), done: tasks.filter(isDone) };
}

const keys = {
  Priority: (line: string) => priorityOf(line) ?? '~',
  Project: (line: string) => itemsOf(line, '+').join(''),
  Context: (line: string) => itemsOf(line, '@').join(''),
  Date: (line: string) => new RegExp(`^(?:\\([A-Za-z]\\) )?(${date})`).exec(line.replace(doneMark, ''))?.[1] ?? '',
  'Due date': (line: string) => dueOf(line) ?? '',
  Description: (line: string) =>
    line
      .replace(doneMark, '')
      .replace(priorityMark, '')
      .replace(/^\S*\d-\d\d /, ''),
  'Text Lines': (line: string) => line,
} as const;

export type TodoOrder = keyof typeof keys;
export const todoOrders = Object.keys(keys) as readonly TodoOrder[];

/** Done tasks come last, however it is sorted; tasks without what it is sorted by, after those with it. */
export function sortTasks(text: string, order: TodoOrder, descending: boolean): string {
  const compare = (one: string, other: string) =>
    Number(one === '') - Number(other === '') || one.toLowerCase().localeCompare(other.toLowerCase());
  const by = (key: TodoOrder, one: string, other: string) => compare(keys[key](one), keys[key](other));
  return text
    .split('\n')
    .toSorted(
      (one, other) =>
        Number(isDone(one)) - Number(isDone(other)) ||
        (descending ? -1 : 1) * (by(order, one, other) || by('Due date', one, other) || by('Priority', one, other)),
    )
    .join('\n');
}
