import { definePage } from '../../runtime/define-page.ts';
import { bold } from '../../runtime/instruction.ts';
import { drawDay, formatDay } from '../../words/dates.ts';
import { drawFiles, extensionOf } from './shared/draw-files.ts';
import { runCommand } from './shared/run-command.ts';
import { terminalView } from './shared/terminal-view.ts';

/** A file to delete, in a terminal with `ls` and `rm`. */
export default definePage({
  task: 'terminal',
  nominalSeconds: 30,
  draw: (random) => ({ ...drawFiles(random), lastLogin: drawDay(random, '2016-01-01', '2023-10-14') }),
  // Nothing after the extension: it might be taken for a part of it.
  instruction: ({ extension }) =>
    extension === ''
      ? 'Use the terminal below to delete a file that has no file extension.'
      : ['Use the terminal below to delete a file ending with the extension ', bold(`.${extension}`)],
  fields: ({ extension }) => ({ extension }),
  render({ files, extension, lastLogin }, { area, judge }) {
    const run = (line: string): readonly string[] => {
      const result = runCommand(line, files);
      if (result.kind === 'printed') return result.lines;
      judge(result.kind === 'removed' && extensionOf(result.file) === extension);
      return [];
    };
    const greeting = ['Welcome! Type help for a list of commands.', `Last login: ${formatDay(lastLogin)}`];
    area.append(terminalView(greeting, run));
    area.querySelector('input')?.focus();
  },
});
