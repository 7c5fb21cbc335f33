import type { Ui } from '@androidworld/core';
import type { QuestionParams, QuestionSolution } from '@androidworld/question-tasks';
import { dayOfHeader, daysAhead, dueHeader, isDueText } from './due-words.ts';
import { groupTasks, readGroups, type ShownTask } from './grouped-tasks.ts';

const completed = 'Completed';
const overdue = 'Overdue';
const highest = 'High priority';
/** Of headers that name a day. */
const furthestDays = 16;

/** How the answers are found on the screen, by the question's name. */
export const tasksSolutions: Readonly<Record<string, QuestionSolution>> = {
  async TasksDueOnDate(ui, params) {
    await answerTitles(ui, await dueOn(ui, date(params)));
  },
  async TasksIncompleteTasksOnDate(ui, params) {
    const last = daysAhead(date(params));
    await groupTasks(ui, 'By due date');
    const isLater = (group: string) => group === completed || (dayOfHeader(group, furthestDays) ?? -1) > last;
    await answerTitles(ui, await readGroups(ui, isLater));
  },
  async TasksCompletedTasksForDate(ui, params) {
    await answerTitles(ui, await completedFor(ui, date(params)));
  },
  async TasksDueNextWeek(ui) {
    await groupTasks(ui, 'By due date');
    const tasks = await readGroups(ui, (group) => group === completed || (dayOfHeader(group, furthestDays) ?? -1) > 7);
    const isNextWeek = ({ group }: ShownTask) => (dayOfHeader(group, furthestDays) ?? 0) >= 1;
    await ui.answer(String(tasks.filter(isNextWeek).length));
  },
  async TasksHighPriorityTasks(ui) {
    await answerTitles(ui, await highPriority(ui));
  },
  async TasksHighPriorityTasksDueOnDate(ui, params) {
    const tasks = (await highPriority(ui)).filter(({ due }) => isDueText(due, date(params)));
    // A weekday may be that of last week, too: the list goes from the first due date to the last.
    await answerTitles(ui, tasks.slice(-1));
  },
};

async function dueOn(ui: Ui, day: string): Promise<readonly ShownTask[]> {
  const header = dueHeader(day);
  await groupTasks(ui, 'By due date');
  const isLater = (group: string) => group === completed || (dayOfHeader(group, furthestDays) ?? -1) > daysAhead(day);
  return (await readGroups(ui, isLater)).filter(({ group }) => group === header);
}

/** Those that are done stand among the others, under their day or, when it is past, under one header for all. */
async function completedFor(ui: Ui, day: string): Promise<readonly ShownTask[]> {
  await ui.openApp('tasks');
  await ui.tap({ contentDescription: 'Sort' });
  await ui.tap({ text: 'Move completed tasks to bottom' });
  await ui.tap({ text: 'Grouping' });
  await ui.tap({ text: 'By due date' });
  await ui.back();
  const ahead = daysAhead(day);
  const isLater = (group: string) => (ahead < 0 ? group !== overdue : (dayOfHeader(group, furthestDays) ?? -1) > ahead);
  const tasks = await readGroups(ui, isLater);
  if (ahead >= 0) return tasks.filter(({ group }) => group === dueHeader(day));
  return tasks.filter(({ due }) => isDueText(due, day));
}

async function highPriority(ui: Ui): Promise<readonly ShownTask[]> {
  await groupTasks(ui, 'By priority');
  return await readGroups(ui, (group) => group !== highest);
}

async function answerTitles(ui: Ui, tasks: readonly ShownTask[]): Promise<void> {
  await ui.answer(tasks.map(({ title }) => title).join(', '));
}

/** `2023-10-18`: what the goal says in words. */
function date({ values }: QuestionParams): string {
  return String(values.date);
}
