import { AndroidWorldError, type Ui } from '@androidworld/core';

/**
 * The text of an element of the page, by its HTML id; a text area's is all of its text, shown or not.
 *
 * @throws AW_TASK_FAILED if it is not on the screen or has no text
 */
export async function textOf(ui: Ui, id: string): Promise<string> {
  const { text } = await ui.waitFor({ resourceId: id });
  if (text !== undefined) return text;
  throw new AndroidWorldError('AW_TASK_FAILED', `Expected a text in the element "${id}" of the page; found none`);
}
