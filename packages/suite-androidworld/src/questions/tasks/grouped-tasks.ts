import type { Ui, UiElement } from '@androidworld/core';

/** A task in a list that is grouped. */
export interface ShownTask {
  readonly title: string;
  /** What its row says of its date: `Fri`, `Oct 25`, `15:50`; empty where it says none. */
  readonly due: string;
  /** The header it stands under: `Overdue`, `Due Friday`, `High priority`. */
  readonly group: string;
}

/** Opens the list of all tasks under headers. */
export async function groupTasks(ui: Ui, by: 'By due date' | 'By priority'): Promise<void> {
  await ui.openApp('tasks');
  await ui.tap({ contentDescription: 'Sort' });
  await ui.tap({ text: 'Grouping' });
  await ui.tap({ text: by });
  await ui.back();
}

/**
 * Reads the list from its top, scrolling on.
 *
 * @param isEnough whether nothing below a group matters
 */
export async function readGroups(ui: Ui, isEnough: (group: string) => boolean): Promise<readonly ShownTask[]> {
  const tasks = new Map<string, ShownTask>();
  let group = '';
  for (;;) {
    const before = tasks.size;
    for (const line of linesOf(ui)) {
      if (line.header !== undefined) group = line.header;
      if (isEnough(group)) return [...tasks.values()];
      // A title may stand twice, on different days.
      if (line.task !== undefined) tasks.set(JSON.stringify([group, line.task]), { ...line.task, group });
    }
    if (tasks.size === before) return [...tasks.values()];
    const last = group;
    await ui.perform({ action_type: 'scroll', direction: 'down' });
    // What the screen begins with goes on with the group that was there, unless its header is still to be seen.
    const [first] = headersOf(ui);
    group = first === undefined ? last : groupBefore(first, last, [...tasks.values()]);
  }
}

interface Line {
  readonly top: number;
  readonly header?: string;
  readonly task?: Omit<ShownTask, 'group'>;
}

/** Headers and whole rows, from top to bottom. */
function linesOf(ui: Ui): Line[] {
  const end = ui.find({ resourceId: 'bottomAppBar' })?.bounds?.top ?? ui.screen.screen.height;
  const dates = ui.findAll({ resourceId: 'due_date' });
  const headers = ui
    .findAll({ resourceId: 'header' })
    .map((header): Line => ({ top: topOf(header), header: header.text ?? '' }));
  const rows = ui.findAll({ resourceId: 'title' }).flatMap((title): Line[] => {
    const isCut = (title.bounds?.bottom ?? 0) > end;
    const date = dates.find((other) => Math.abs(topOf(other) - topOf(title)) < 40);
    return isCut ? [] : [{ top: topOf(title), task: { title: title.text ?? '', due: date?.text ?? '' } }];
  });
  return [...headers, ...rows].toSorted((a, b) => a.top - b.top);
}

function headersOf(ui: Ui): string[] {
  return linesOf(ui).flatMap(({ header }) => header ?? []);
}

/** The group that rows above a header belong to: the one that was read before it. */
function groupBefore(header: string, last: string, tasks: readonly ShownTask[]): string {
  const groups = [...new Set(tasks.map(({ group }) => group)), last];
  const place = groups.indexOf(header);
  return place > 0 ? (groups[place - 1] ?? last) : last;
}

function topOf({ bounds }: UiElement): number {
  return bounds?.top ?? 0;
}
