import { describe, expect, it } from 'vitest';
import type { Suite } from '../contracts/suite.ts';
import { selectTasks, type TaskSelection } from './select-tasks.ts';
import { plainTask as task } from './testing/plain-task.ts';

const world: Suite = {
  name: 'androidworld',
  version: '1.0.0',
  tasks: [
    task('MarkorMoveNote', { tags: ['data_edit'], difficulty: 'medium' }),
    task('MarkorCreateNote', { tags: ['data_entry', 'parameterized'], difficulty: 'easy' }),
    task('ContactsAddContact', { apps: ['contacts'], tags: ['data_entry'], difficulty: 'easy' }),
  ],
};
const web: Suite = { name: 'miniwob', version: '1.0.0', tasks: [task('click-button'), task('ContactsAddContact')] };

const names = (selection: TaskSelection, suites = [world]) =>
  selectTasks(suites, selection).map((selected) => selected.task.name);

describe('selectTasks()', () => {
  it('selects every task, sorted by name then suite, when nothing is asked for', () => {
    expect(selectTasks([world, web]).map(({ suite, task }) => `${suite.name}/${task.name}`)).toEqual([
      'androidworld/ContactsAddContact',
      'miniwob/ContactsAddContact',
      'androidworld/MarkorCreateNote',
      'androidworld/MarkorMoveNote',
      'miniwob/click-button',
    ]);
  });

  it('sorts alike whatever the order of the suites', () => {
    expect(selectTasks([web, world])).toEqual(selectTasks([world, web]));
  });

  it('takes what any glob matches and leaves out what a negated one does, in whichever order', () => {
    expect(names({ tasks: ['Markor*'] })).toEqual(['MarkorCreateNote', 'MarkorMoveNote']);
    expect(names({ tasks: ['Contacts*', 'MarkorMove*'] })).toEqual(['ContactsAddContact', 'MarkorMoveNote']);
    expect(names({ tasks: ['!*Move*', 'Markor*'] })).toEqual(['MarkorCreateNote']);
    expect(names({ tasks: ['!Markor*'] })).toEqual(['ContactsAddContact']);
  });

  it('takes !(…) for the glob it is, not for a negation', () => {
    expect(names({ tasks: ['Contacts*', '!(MarkorMove*)'] })).toEqual(['ContactsAddContact', 'MarkorCreateNote']);
  });

  it('tells suites apart by <suite>/<task>', () => {
    expect(names({ tasks: ['miniwob/*'] }, [world, web])).toEqual(['ContactsAddContact', 'click-button']);
    expect(names({ tasks: ['*', '!androidworld/*'] }, [world, web])).toEqual(['ContactsAddContact', 'click-button']);
  });

  it('filters by tag, difficulty and app; all must hold', () => {
    expect(names({ tags: ['data_edit', 'parameterized'] })).toEqual(['MarkorCreateNote', 'MarkorMoveNote']);
    expect(names({ difficulty: ['easy'] })).toEqual(['ContactsAddContact', 'MarkorCreateNote']);
    expect(names({ app: ['contacts'] })).toEqual(['ContactsAddContact']);
    expect(names({ tags: ['data_entry'], difficulty: ['easy'], app: ['markor'] })).toEqual(['MarkorCreateNote']);
  });

  it('takes a task that has any of several tags, difficulties or apps', () => {
    expect(names({ difficulty: ['easy', 'medium'] })).toEqual([
      'ContactsAddContact',
      'MarkorCreateNote',
      'MarkorMoveNote',
    ]);
    expect(names({ app: ['contacts', 'markor'] })).toEqual([
      'ContactsAddContact',
      'MarkorCreateNote',
      'MarkorMoveNote',
    ]);
    expect(names({ tags: ['data_edit'] }, [world, web])).toEqual(['MarkorMoveNote']);
  });

  it('takes an exclamation mark within a name for itself', () => {
    const odd: Suite = { name: 'odd', version: '1.0.0', tasks: [task('Stop!Now')] };
    expect(names({ tasks: ['Stop!Now'] }, [odd])).toEqual(['Stop!Now']);
  });

  it('names the suites it looked at, and counts one task as one', () => {
    expect(() => selectTasks([world, web], { tasks: ['Nothing'] })).toThrow(
      expect.objectContaining({
        message: expect.stringContaining('Cannot select tasks of androidworld, miniwob:\n'),
        details: { problems: ['tasks: there is no task "Nothing"'] },
      }),
    );
    const one: Suite = { name: 'one', version: '1.0.0', tasks: [task('Alone')] };
    expect(() => selectTasks([one], { tasks: ['N*'] })).toThrow('"N*" matches none of the 1 task\n');
  });

  it('suggests near names for what is not there, all problems at once', () => {
    expect(() =>
      selectTasks([world], {
        tasks: ['MarkorCreatNote', '!androidworld/Contact', 'Broccoli*'],
        tags: ['data-entry'],
        app: ['marker'],
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: Cannot select tasks of androidworld:
        tasks: there is no task "MarkorCreatNote"; did you mean "MarkorCreateNote" or "MarkorMoveNote"?
        tasks: there is no task "androidworld/Contact"; did you mean "ContactsAddContact"?
        tasks: "Broccoli*" matches none of the 3 tasks
        tag: no task has the tag "data-entry"; did you mean "data_entry"?
        app: no task has the app "marker"; did you mean "markor"?

      List the tasks there are: androidworld list --task "*"]
    `);
    expect(() => selectTasks([world], { tasks: ['Nothing'] })).toThrow(
      expect.objectContaining({ code: 'AW_TASK_NOT_FOUND' }),
    );
  });

  it('refuses suites without tasks', () => {
    const empty = { name: 'mine', version: '1', tasks: [] };
    expect(() => selectTasks([empty], { tasks: ['A*'] })).toThrowErrorMatchingInlineSnapshot(
      `[AndroidWorldError: "mine" has no task: expected at least one]`,
    );
  });

  it('refuses a selection that leaves no task', () => {
    expect(() => selectTasks([world], { difficulty: ['hard'] })).toThrow(
      expect.objectContaining({ code: 'AW_TASK_NOT_FOUND', details: { problems: [] } }),
    );
    expect(() =>
      selectTasks([world], { difficulty: ['easy'], tags: ['data_edit'] }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [AndroidWorldError: None of the 3 tasks is selected by all of {"difficulty":["easy"],"tags":["data_edit"]}

      List the tasks there are: androidworld list --task "*"]
    `);
  });
});
