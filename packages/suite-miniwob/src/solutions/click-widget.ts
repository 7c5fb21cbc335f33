import type { Ui, UiElement } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { tapWrong } from './tap-wrong.ts';

export const clickWidget: PageSolution = {
  async solve(ui) {
    const type = wantedType(ui);
    await ui.tap(widgets(ui).find((widget) => typeOf(ui, widget) === type) ?? type);
  },
  nearMisses: [
    {
      name: 'a widget of another type, if there is one',
      async run(ui) {
        const type = wantedType(ui);
        await tapWrong(
          ui,
          widgets(ui).filter((widget) => typeOf(ui, widget) !== type),
        );
      },
    },
  ],
};

const CONTROL = /\.(RadioButton|CheckBox|EditText|Button)$/;
/** Between a line of text and an area of several, in parts of the page's width. */
const HIGH = 30 / 216;

function wantedType(ui: Ui): string {
  return readValues(ui, /"(\w+)" widget/).join('');
}

function widgets(ui: Ui): UiElement[] {
  return ui.findAll({ className: CONTROL });
}

function typeOf(ui: Ui, { className = '', bounds }: UiElement): string {
  if (className.endsWith('.RadioButton')) return 'radio';
  if (className.endsWith('.CheckBox')) return 'checkbox';
  if (className.endsWith('.Button')) return 'button';
  const height = bounds === undefined ? 0 : bounds.bottom - bounds.top;
  return height > HIGH * ui.screen.screen.width ? 'textarea' : 'text';
}
