import type { Editor } from './editor.ts';

/** What is typed after `:`. */
export async function runExCommand(editor: Editor, text: string): Promise<void> {
  const command = text.trim();
  const [, name = '', bang = '', argument = ''] = /^([a-z]*)(!?)\s*(.*)$/s.exec(command) ?? [];
  if (command === '') return;
  if (command === '$' || /^\d+$/.test(command)) {
    const line = command === '$' ? editor.buffer.length : Math.max(1, Number(command));
    editor.cursor = { line: Math.min(line, editor.buffer.length) - 1, column: 0 };
  } else if (name === 'set' && (argument === 'list' || argument === 'nolist')) editor.showsEnds = argument === 'list';
  else if (name === 'q') quit(editor, bang === '!');
  else if (name === 'w') await write(editor, argument);
  else if (name === 'wq' || name === 'x') {
    if (await write(editor, argument)) editor.isOver = true;
  } else editor.message = `Unknown command: ${command}`;
}

function quit(editor: Editor, discards: boolean): void {
  if (discards || !editor.buffer.isChanged) editor.isOver = true;
  else editor.message = 'Not saved since the last change (:q! leaves all the same)';
}

async function write(editor: Editor, name: string): Promise<boolean> {
  const { said, ok } = await editor.save(name === '' ? undefined : name, editor.buffer.text());
  editor.message = said;
  // A copy under another name leaves the file as it was.
  if (ok && name === '') editor.buffer.isChanged = false;
  return ok;
}
