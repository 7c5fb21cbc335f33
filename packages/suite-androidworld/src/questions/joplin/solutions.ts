import type { Ui, UiElement } from '@androidworld/core';
import type { QuestionParams, QuestionSolution } from '@androidworld/question-tasks';

/** How the answers are found on the screen, by the question's name. */
export const joplinSolutions: Readonly<Record<string, QuestionSolution>> = {
  NotesIsTodo: isTodo,
  NotesMeetingAttendeeCount: attendeeCount,
  NotesRecipeIngredientCount: ingredientQuantity,
  NotesTodoItemCount: todoCount,
};

async function isTodo(ui: Ui, params: QuestionParams): Promise<void> {
  const title = asked(params, 'title');
  const row = await searchFor(ui, title);
  const box = ui
    .findAll({ className: /CheckBox$/ })
    .find((element) => element.contentDescription === `to-do: ${title}`);
  await ui.answer(box !== undefined && isBeside(box, row) ? 'True' : 'False');
}

async function attendeeCount(ui: Ui, params: QuestionParams): Promise<void> {
  const text = await readNote(ui, asked(params, 'title'));
  const [count] = /\d+/.exec(text) ?? [];
  if (count === undefined) throw new Error(`Expected a number in the note; it says ${JSON.stringify(text)}`);
  await ui.answer(count);
}

async function ingredientQuantity(ui: Ui, params: QuestionParams): Promise<void> {
  const ingredient = asked(params, 'ingredient');
  const text = await readNote(ui, asked(params, 'title'));
  const before = text.slice(0, text.indexOf(ingredient)).trimEnd();
  const [quantity] = /[\d/]+ \w+$/.exec(before) ?? [];
  if (quantity === undefined)
    throw new Error(`Expected an amount of ${ingredient}; the note says ${JSON.stringify(text)}`);
  await ui.answer(quantity);
}

async function todoCount(ui: Ui, params: QuestionParams): Promise<void> {
  const folder = asked(params, 'folder');
  await ui.openApp('joplin');
  await ui.tap({ contentDescription: 'Sidebar' });
  await ui.scrollTo({ text: folder });
  await ui.tap({ text: folder });
  await ui.waitFor({ contentDescription: 'Sort notes by' });
  // Open to-dos are listed first: where a note follows, all have been seen.
  const seen = new Set<string>();
  for (;;) {
    const boxes = ui.findAll({ className: /CheckBox$/ });
    const before = seen.size;
    for (const { contentDescription } of boxes) if (contentDescription !== undefined) seen.add(contentDescription);
    const fillsTheScreen = boxes.some(({ bounds }) => bounds !== undefined && bounds.bottom > 2200);
    if (!fillsTheScreen || seen.size === before) break;
    await ui.perform({ action_type: 'scroll', direction: 'down' });
  }
  await ui.answer(String(seen.size));
}

/** What the goal says of a parameter. */
function asked({ values, wordings }: QuestionParams, name: string): string {
  const value = wordings[name] ?? values[name];
  if (value === undefined) throw new Error(`The question has no parameter "${name}"`);
  return String(value);
}

/** @returns the row of the note with this title */
async function searchFor(ui: Ui, title: string): Promise<UiElement> {
  await ui.openApp('joplin');
  await ui.tap({ contentDescription: 'Search' });
  await ui.type({ className: /EditText$/ }, title);
  return await ui.waitFor({ text: title, className: /TextView$/ });
}

/** @returns all that the page of a note says */
async function readNote(ui: Ui, title: string): Promise<string> {
  await ui.tap(await searchFor(ui, title));
  await ui.waitFor({ contentDescription: 'Edit' });
  const page = ui.find({ className: /WebView$/ });
  const top = page?.bounds?.top ?? 0;
  return ui
    .findAll({ text: /./ })
    .filter(({ bounds, className }) => bounds !== undefined && bounds.top >= top && !className?.endsWith('EditText'))
    .map(({ text = '' }) => text)
    .join('\n');
}

function isBeside(one: UiElement, other: UiElement): boolean {
  if (one.bounds === undefined || other.bounds === undefined) return false;
  return one.bounds.top < other.bounds.bottom && other.bounds.top < one.bounds.bottom;
}
