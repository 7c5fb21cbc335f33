import { readdirSync, readFileSync } from 'node:fs';
import type { UiElement } from '@androidworld/core';
import { expect, test } from 'vitest';
import { normaliseElements } from '../src/observe/normalise-elements.ts';
import { parseUiDump } from '../src/observe/parse-ui-dump.ts';

// What others saw on the real image, not what our own phone says: its dumps and this driver could share a mistake.

interface RecordedElement {
  readonly text?: string;
  readonly contentDescription?: string;
  readonly hint?: string;
  readonly class: string;
  readonly resourceId?: string;
  readonly package?: string;
  readonly bounds: readonly [left: number, top: number, right: number, bottom: number];
  readonly clickable?: boolean;
  readonly longClickable?: boolean;
  readonly checkable?: boolean;
  readonly checked?: boolean;
  readonly editable?: boolean;
  readonly focusable?: boolean;
  readonly focused?: boolean;
  readonly scrollable?: boolean;
  readonly selected?: boolean;
  readonly enabled?: boolean;
}

interface RecordedScreen {
  readonly id: string;
  readonly package: string;
  readonly capture: string;
  readonly elements: readonly RecordedElement[];
}

const folder = new URL('../../../test/fidelity/recordings/', import.meta.url);
const screens = readdirSync(folder).flatMap((file): readonly RecordedScreen[] =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
);

test('recordings of the real image are there', () => {
  expect(screens.length).toBeGreaterThan(100);
});

test.each(screens)('reads $id as it was recorded', ({ package: packageName, elements }) => {
  const dump = dumpOf(elements.map((element) => ({ package: packageName, ...element })));
  const read = normaliseElements(parseUiDump(dump).roots).elements.slice(1);
  expect(read.map(factsOf)).toEqual(elements.map((element) => recordedFacts({ package: packageName, ...element })));
});

/** Those who saw `editable` itself, which a dump does not tell: the driver infers it. */
test.each(screens.filter(({ capture }) => capture.endsWith('filtered list')))(
  'knows the text fields of $id',
  ({ elements }) => {
    const read = normaliseElements(parseUiDump(dumpOf(elements)).roots).elements.slice(1);
    const fields = (all: readonly { editable?: boolean }[]) =>
      all.flatMap(({ editable }, index) => (editable === true ? [elements[index]] : []));
    // A drop-down of Material is a text field that says it is a Spinner: of it a dump gives no sign.
    expect(fields(read)).toEqual(fields(elements).filter((field) => field?.class !== 'android.widget.Spinner'));
  },
);

/** As AOSP's `AccessibilityNodeInfoDumper` writes it, without levels: recordings do not keep them. */
function dumpOf(elements: readonly RecordedElement[]): string {
  const nodes = elements.map((element, index) => `${opening(index, element)} />`).join('');
  const root = opening(0, { class: 'android.widget.FrameLayout', bounds: [0, 0, 1080, 2400] });
  return `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0">${root}>${nodes}</node></hierarchy>UI hierchary dumped to: /dev/tty\n`;
}

function opening(index: number, element: RecordedElement): string {
  const [left, top, right, bottom] = element.bounds;
  const attributes: readonly (readonly [string, unknown])[] = [
    ['index', index],
    ['text', element.text ?? ''],
    ['resource-id', element.resourceId ?? ''],
    ['class', element.class],
    ['package', element.package ?? ''],
    ['content-desc', element.contentDescription ?? ''],
    ['checkable', element.checkable ?? false],
    ['checked', element.checked ?? false],
    ['clickable', element.clickable ?? false],
    ['enabled', element.enabled ?? true],
    ['focusable', element.focusable ?? false],
    ['focused', element.focused ?? false],
    ['scrollable', element.scrollable ?? false],
    ['long-clickable', element.longClickable ?? false],
    ['password', false],
    ['selected', element.selected ?? false],
    ['bounds', `[${left},${top}][${right},${bottom}]`],
  ];
  return `<node ${attributes.map(([name, value]) => `${name}="${escapeXml(String(value))}"`).join(' ')}`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}

function factsOf(element: UiElement) {
  const { index, editable, password, visibleToUser, tooltipText, hintText, ...facts } = element;
  return facts;
}

function recordedFacts(element: RecordedElement): ReturnType<typeof factsOf> {
  const [left, top, right, bottom] = element.bounds;
  const { text, contentDescription, resourceId } = element;
  return {
    ...(text && { text }),
    ...(contentDescription && { contentDescription }),
    ...(resourceId && { resourceId }),
    className: element.class,
    ...(element.package && { packageName: element.package }),
    bounds: { left, top, right, bottom },
    checkable: element.checkable ?? false,
    checked: element.checked ?? false,
    clickable: element.clickable ?? false,
    enabled: element.enabled ?? true,
    focusable: element.focusable ?? false,
    focused: element.focused ?? false,
    longClickable: element.longClickable ?? false,
    scrollable: element.scrollable ?? false,
    selected: element.selected ?? false,
  };
}
