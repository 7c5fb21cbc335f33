import { h } from '../../../runtime/dom.ts';
import type { Random } from '../../../runtime/random.ts';
import { textField } from '../../../widgets/text-field.ts';
import { drawFillerWord } from '../../../words/draw-text.ts';
import './widget-flow.css';

/** Something in the flow. */
type FlowItem =
  | { kind: 'words'; text: string }
  | { kind: 'field'; width: number; label: string | undefined }
  | { kind: 'button'; label: string; endsLine: boolean };

/** Words, fields and buttons, at least one of them a button, and the label of the wanted one. */
export interface WidgetFlow {
  items: FlowItem[];
  target: string;
}

const ITEMS = 6;

/** Draws a flow of six; labels may repeat. */
export function drawWidgetFlow(random: Random, labels: readonly string[]): WidgetFlow {
  const items = random.list(ITEMS - 1, () => drawItem(random, labels));
  const hasButton = items.some((item) => item.kind === 'button');
  items.push(hasButton ? drawItem(random, labels) : drawButton(random, labels));
  return { items, target: random.pick(items.flatMap((item) => (item.kind === 'button' ? item.label : []))) };
}

/** Shows the flow; only buttons react. */
export function widgetFlow({ items }: WidgetFlow, press: (label: string) => void): HTMLElement {
  const shown = items.map((item) => {
    if (item.kind === 'words') return h('div', { class: 'flow-words' }, item.text);
    if (item.kind === 'field') return field(item);
    const button = h('button', { type: 'button', onclick: () => press(item.label) }, item.label);
    return item.endsLine ? [button, h('br')] : button;
  });
  return h('div', { class: 'widget-flow' }, shown);
}

function drawItem(random: Random, labels: readonly string[]): FlowItem {
  const number = random.number(0, 1);
  if (number < 0.33) return { kind: 'words', text: drawThreeWords(random) };
  if (number >= 0.66) return drawButton(random, labels);
  return {
    kind: 'field',
    width: random.integer(40, 149),
    label: random.chance(0.5) ? drawThreeWords(random) : undefined,
  };
}

function drawButton(random: Random, labels: readonly string[]): FlowItem {
  return { kind: 'button', label: random.pick(labels), endsLine: random.chance(0.5) };
}

function drawThreeWords(random: Random): string {
  return random.list(3, () => drawFillerWord(random)).join(' ');
}

function field({ width, label }: { width: number; label: string | undefined }): HTMLElement {
  const style = `width: ${width}px`;
  if (label !== undefined) return textField({ label: `${label}:`, attributes: { style } }).element;
  return h('div', {}, textField({ attributes: { style, 'aria-label': 'Text' } }).element);
}
