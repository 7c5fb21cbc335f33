import { h } from '../../../runtime/dom.ts';
import type { Attribute } from './attributes.ts';
import './attribute-table.css';

/** A table with a row for each attribute: its name and its value. */
export function attributeTable(attributes: readonly Attribute[]): HTMLTableElement {
  const rows = attributes.map(({ name, value }) => h('tr', {}, h('td', {}, name), h('td', {}, value)));
  return h('table', { id: 'tab', class: 'attribute-table' }, h('tbody', {}, rows));
}
