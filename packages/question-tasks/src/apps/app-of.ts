import type { AppData } from '@androidworld/android-kit';
import type { Item } from '../state/field.ts';
import type { QuestionApp } from './question-app.ts';

/** An app whose items become rows of its data one by one. */
export function appOf<NewRow>({
  data,
  row,
  ...app
}: Omit<QuestionApp, 'replace' | 'clear'> & {
  readonly data: AppData<unknown, NewRow>;
  row(item: Item): NewRow;
}): QuestionApp {
  return {
    ...app,
    replace: (device, items, options) => data.replace(device, items.map(row), options),
    clear: (device, options) => data.clear(device, options),
  };
}
