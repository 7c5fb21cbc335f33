import { h } from '../../../runtime/dom.ts';
import { submitButton } from '../../../widgets/submit-button.ts';
import { textField } from '../../../widgets/text-field.ts';
import type { MovieField } from './movie-search.ts';
import './layouts.css';

/** How a form is laid out; the CSS of `movie-<name>` does most of it. */
export interface Layout {
  readonly name: 'beside' | 'above' | 'table' | 'cards' | 'below';
  readonly title?: string;
  readonly labels: Readonly<Record<MovieField, string>>;
  readonly submit: { readonly label: string; readonly kind: 'button' | 'box' };
}

/** The layout multi-orderings has, too. */
export const TABLE_LAYOUT: Layout = {
  name: 'table',
  title: 'Movie Search',
  labels: { genre: 'Genre', director: 'Director', year: 'Year' },
  submit: { label: 'Submit', kind: 'box' },
};

export const LAYOUTS: readonly Layout[] = [
  {
    name: 'beside',
    labels: { genre: 'Genre:', director: 'Director:', year: 'Year:' },
    submit: { label: 'Submit', kind: 'button' },
  },
  {
    name: 'above',
    labels: { genre: 'Genre', director: 'Director Name', year: 'Year' },
    submit: { label: 'Search', kind: 'button' },
  },
  TABLE_LAYOUT,
  {
    name: 'cards',
    labels: { genre: 'Movie Genre', director: 'Director Name', year: 'Released Date' },
    submit: { label: 'Go!', kind: 'button' },
  },
  {
    name: 'below',
    labels: { genre: 'Genre', director: 'Director', year: 'Year' },
    submit: { label: 'Search', kind: 'box' },
  },
];

/** Makes the form, with its fields in the given order. */
export function showLayout(layout: Layout, order: readonly MovieField[], submit: () => void) {
  const { name, title, labels } = layout;
  const fields = order.map((field) => ({ field, input: textField({ attributes: { id: field } }).input }));
  const rows = fields.map(({ field, input }) =>
    h('label', { class: 'movie-row' }, h('span', { class: 'movie-label' }, labels[field]), input),
  );
  const element = h(
    'div',
    { id: 'form', class: `movie-form movie-${name}` },
    title !== undefined && h('div', { class: 'movie-title' }, title),
    rows,
    submitControl(layout.submit, submit),
  );
  const inputs = Object.fromEntries(fields.map(({ field, input }) => [field, input]));
  return { element, inputs: inputs as Record<MovieField, HTMLInputElement> };
}

function submitControl({ label, kind }: Layout['submit'], submit: () => void): HTMLElement {
  if (kind === 'button') return submitButton(submit, label);
  return h('div', { id: 'subbtn', class: 'movie-box', role: 'button', tabindex: 0, onclick: submit }, label);
}
