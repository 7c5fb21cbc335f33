import { definePage } from '../../runtime/define-page.ts';
import { showColorForm } from './shared/color-form.ts';
import { COLOR_NAMES } from './shared/color-names.ts';

/** A colour to choose by its name. */
export default definePage({
  task: 'use-colorwheel',
  nominalSeconds: 10,
  draw: (random) => ({ name: random.pick(Object.keys(COLOR_NAMES)) }),
  instruction: ({ name }) => `Choose the color ${name}, then press Submit.`,
  fields: ({ name }) => ({ name }),
  render: ({ name }, scene) => showColorForm(COLOR_NAMES[name] ?? [0, 0, 0], scene),
});
