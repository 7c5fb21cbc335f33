import { AndroidWorldError, type Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readInstruction } from './read-instruction.ts';

/** A file with a given extension to delete. */
export const terminal: PageSolution = {
  async solve(ui) {
    const extension = readExtension(ui);
    const file = (await listFiles(ui)).find((name) => extensionOf(name) === extension);
    if (file === undefined)
      throw new AndroidWorldError('AW_TASK_FAILED', `Expected a file that ends with ".${extension}"`);
    await enter(ui, `rm ${file}`);
  },
  nearMisses: [
    {
      name: 'file with another extension',
      async run(ui) {
        const extension = readExtension(ui);
        const file = (await listFiles(ui)).find((name) => extensionOf(name) !== extension);
        await enter(ui, `rm ${file ?? 'nothing'}`);
      },
    },
    {
      name: 'all files at once',
      run: (ui) => enter(ui, 'rm *'),
    },
    {
      name: 'leaves the terminal',
      run: (ui) => enter(ui, 'exit'),
    },
  ],
};

/** `''` where none is asked for. */
function readExtension(ui: Ui): string {
  return / \.(\S+)$/.exec(readInstruction(ui))?.[1] ?? '';
}

function extensionOf(file: string): string {
  return file.split('.').slice(1).join('.');
}

async function listFiles(ui: Ui): Promise<string[]> {
  await enter(ui, 'ls');
  const lines = ui.findAll({ className: /TextView/ }).map(({ text }) => text ?? '');
  return lines[lines.indexOf('user$ ls') + 1]?.split(' ') ?? [];
}

async function enter(ui: Ui, command: string): Promise<void> {
  const { index } = await ui.waitFor({ resourceId: 'terminal-target' });
  await ui.perform({ action_type: 'input_text', index, text: command, clear_text: true, press_enter: true });
}
