import { h } from '../../../runtime/dom.ts';
import { textField } from '../../../widgets/text-field.ts';
import './terminal.css';

const PROMPT = 'user$';

/**
 * A terminal: what was said so far, and a line to type in. A real field, so that any keyboard can type.
 *
 * @param run takes a line, at Enter; returns what to print
 */
export function terminalView(greeting: readonly string[], run: (line: string) => readonly string[]): HTMLElement {
  const output = h('div', { class: 'terminal-output' });
  const print = (line: string): void => output.append(h('div', {}, line));
  const { input } = textField({
    attributes: {
      id: 'terminal-target',
      'aria-label': 'Command',
      onkeydown: (event: KeyboardEvent) => {
        // Enter that ends a composition of the keyboard is not the end of the line.
        if (event.key !== 'Enter' || event.isComposing) return;
        const line = input.value;
        input.value = '';
        print(`${PROMPT} ${line}`);
        for (const answer of run(line)) print(answer);
        screen.scrollTop = screen.scrollHeight;
      },
    },
  });
  for (const line of greeting) print(line);
  const screen = h(
    'div',
    { class: 'terminal', onclick: () => input.focus() },
    h('div', { class: 'terminal-bar' }, 'terminal'),
    output,
    h('label', { class: 'terminal-line' }, PROMPT, input),
  );
  return screen;
}
