import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseElements } from './normalise-elements.ts';
import { parseUiDump } from './parse-ui-dump.ts';

const head = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>`;

describe('parseUiDump()', () => {
  test('reads nodes in their order, and the rotation', () => {
    const { rotation, roots } = parseUiDump(
      `${head}<hierarchy rotation="1"><node text="a"><node text="b"/></node><node text="c"/></hierarchy>`,
    );
    expect(rotation).toBe(1);
    expect(roots.map((root) => root.attributes.text)).toEqual(['a', 'c']);
    expect(roots[0]?.children[0]?.attributes.text).toBe('b');
  });

  test('passes over the message lines around the document', () => {
    const output = `WARNING: linker\n${head}<hierarchy rotation="0"><node/></hierarchy>UI hierchary dumped to: /dev/tty\n`;
    expect(parseUiDump(output).roots).toHaveLength(1);
  });

  test('reads escaped characters, also those of other planes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '&', '<', '>', '"', "'", '\n', '\t', 'é', '名', '😀'), maxLength: 30 }),
        (text) => {
          const escaped = [...text]
            .map((character) => (/[a-zé名😀]/u.test(character) ? character : `&#${character.codePointAt(0)};`))
            .join('');
          expect(
            parseUiDump(`<hierarchy rotation="0"><node text="${escaped}"/></hierarchy>`).roots[0]?.attributes.text,
          ).toBe(text);
        },
      ),
    );
  });

  test('reads the active window and the pop-ups its app shows over it', () => {
    const window = (text: string, attributes: string, node: string) =>
      `<window title="${text}" ${attributes}><hierarchy rotation="3"><node text="${text}" ${node}/></hierarchy></window>`;
    const { rotation, roots } = parseUiDump(
      `${head}<displays><display id="0">${[
        window(
          'status bar',
          'active="false" layer="9" type="TYPE_SYSTEM"',
          'package="com.android.systemui" clickable="true"',
        ),
        window('toast', 'active="false" layer="5" type="TYPE_APPLICATION"', 'package="app" clickable="false"'),
        window('toolbar', 'active="false" layer="4" type="TYPE_APPLICATION"', 'package="app" clickable="true"'),
        window('dialog', 'active="true" layer="3" type="TYPE_APPLICATION"', 'package="app" clickable="true"'),
        window('activity', 'active="false" layer="2" type="TYPE_APPLICATION"', 'package="app" clickable="true"'),
        '<window title="closing" active="false" layer="6" type="TYPE_APPLICATION"></window>',
      ].join('')}</display></displays>`,
    );
    expect(rotation).toBe(3);
    expect(roots.map((root) => root.attributes.text)).toEqual(['dialog', 'toolbar']);
  });

  // As devices printed them in public (github.com/appium/appium/issues/14726, github.com/bjoernQ/adc/issues/1): the message
  // stands before the document on one, behind it without a line break on the other.
  test.each([
    ['before', (xml: string) => `UI hierchary dumped to: /storage/emulated/legacy/window_dump.xml\r\n${xml}\r\n`],
    ['behind', (xml: string) => `${xml}UI hierchary dumped to: /dev/tty\n`],
  ])('reads a whole node, with the message %s the document', (_, printed) => {
    const node = `<node index="0" text="" resource-id="com.example.app:id/g2s" class="android.widget.FrameLayout" package="com.example.app" content-desc="" checkable="false" checked="false" clickable="false" enabled="true" focusable="true" focused="false" scrollable="false" long-clickable="false" password="false" selected="false" bounds="[0,0][720,1184]" />`;
    const { roots } = parseUiDump(printed(`${head}<hierarchy rotation="0">${node}</hierarchy>`));
    expect(normaliseElements(roots).elements).toEqual([
      {
        index: 0,
        className: 'android.widget.FrameLayout',
        packageName: 'com.example.app',
        resourceId: 'com.example.app:id/g2s',
        bounds: { left: 0, top: 0, right: 720, bottom: 1184 },
        ...{ checkable: false, checked: false, clickable: false, editable: false, enabled: true, focusable: true },
        ...{ focused: false, longClickable: false, password: false, scrollable: false, selected: false },
        visibleToUser: true,
      },
    ]);
  });

  test('reads pop-ups from the lowest to the highest, of the app alone, and no keyboards', () => {
    const window = (text: string, attributes: string, name = 'app') =>
      `<window ${attributes}><other/><hierarchy rotation="0"><node text="${text}" package="${name}"><node clickable="true"/></node></hierarchy></window>`;
    const { roots } = parseUiDump(
      `<displays><display id="0">${[
        window('menu', 'layer="6" type="TYPE_APPLICATION"'),
        window('toolbar', 'layer="4" type="TYPE_APPLICATION"'),
        window('bubble', 'layer="5" type="TYPE_APPLICATION"', 'another.app'),
        window('keyboard', 'layer="7" type="TYPE_INPUT_METHOD"'),
        window('activity', 'active="true" layer="3" type="TYPE_APPLICATION"'),
      ].join('')}</display></displays>`,
    );
    expect(roots.map((root) => root.attributes.text)).toEqual(['activity', 'toolbar', 'menu']);
  });

  test('takes a dump that does not tell its rotation for upright', () => {
    expect(parseUiDump('<hierarchy><node/></hierarchy>').rotation).toBe(0);
  });

  test.each([
    ['ERROR: could not get idle state.', 'there is no <hierarchy>'],
    ['<hierarchy rotation="0"><node text="a">', 'the document is cut off'],
    ['</hierarchy><hierarchy rotation="0"><node>', 'the document is cut off'],
    ['<displays><display id="0"></display></displays>', 'there is no active window'],
    ['<hierarchy rotation="4"></hierarchy>', 'rotation="4" is none of 0 to 3'],
  ])('says of %s what is wrong with it, and what it began with', (output, reason) => {
    expect(() => parseUiDump(output)).toThrow(
      expect.objectContaining({
        message: `Cannot read the output of "uiautomator dump": ${reason}`,
        details: { output, length: output.length },
      }),
    );
  });

  test('keeps the beginning of a long output it cannot read, and why it cannot', () => {
    const output = `<hierarchy rotation="0">${'<node/>'.repeat(200)}<node text=a></node></hierarchy>`;
    expect(() => parseUiDump(output)).toThrow(
      expect.objectContaining({
        details: { output: output.slice(0, 500), length: output.length },
        cause: expect.objectContaining({ message: expect.stringContaining('quote') }),
      }),
    );
  });

  test('reads an empty screen', () => {
    expect(parseUiDump('<hierarchy rotation="0" />').roots).toEqual([]);
  });

  test.each([
    ['no document', 'ERROR: could not get idle state.'],
    ['a document cut off', '<hierarchy rotation="0"><node text="a">'],
    ['a document with a fault', '<hierarchy rotation="0"><node text=a></node></hierarchy>'],
    ['windows none of which is active', '<displays><display id="0"></display></displays>'],
    ['a fifth rotation', '<hierarchy rotation="4"></hierarchy>'],
  ])('refuses %s', (_, output) => {
    expect(() => parseUiDump(output)).toThrow(expect.objectContaining({ code: 'AW_PARSE' }));
  });
});

describe('normaliseElements()', () => {
  const node = (attributes: string) =>
    normaliseElements(parseUiDump(`<hierarchy rotation="0"><node ${attributes}/></hierarchy>`).roots).elements[0];

  test('empty texts are absent, never empty', () => {
    const element = node(
      'text="" content-desc="" resource-id="" class="android.view.View" package="p" bounds="[0,0][10,20]"',
    );
    expect(element).toMatchObject({ className: 'android.view.View', packageName: 'p' });
    expect(element).not.toHaveProperty('text');
    expect(element).not.toHaveProperty('contentDescription');
    expect(element).not.toHaveProperty('resourceId');
  });

  test('keeps the focus, the resource id, the tooltip and the hint', () => {
    const element = node('text="x" resource-id="p:id/a" focused="true" tooltip="t" hint="h" bounds="[0,0][1,1]"');
    expect(element).toMatchObject({ focused: true, resourceId: 'p:id/a', tooltipText: 't', hintText: 'h' });
  });

  test.each([
    ['class="android.widget.EditText"', true],
    ['class="androidx.appcompat.widget.AppCompatAutoCompleteTextView"', true],
    ['class="android.widget.TextView"', false],
    ['class="android.view.View" editable="true"', true],
    ['class="android.widget.EditText" editable="false"', false],
  ])('tells whether %s takes text', (attributes, editable) => {
    expect(node(attributes)?.editable).toBe(editable);
  });

  test('elements are in pre-order and the tree holds the same ones', () => {
    const xml =
      '<hierarchy rotation="0"><node text="0"><node text="1"><node text="2"/></node><node text="3"/></node></hierarchy>';
    const { tree, elements } = normaliseElements(parseUiDump(xml).roots);
    expect(elements.map((element) => [element.index, element.text])).toEqual([
      [0, '0'],
      [1, '1'],
      [2, '2'],
      [3, '3'],
    ]);
    expect(tree[0]?.children[1]?.element).toBe(elements[3]);
  });

  test('bounds may be negative, and are absent when unreadable', () => {
    expect(node('bounds="[-5,0][10,20]"')?.bounds).toEqual({ left: -5, top: 0, right: 10, bottom: 20 });
    expect(node('bounds="?"')).not.toHaveProperty('bounds');
  });
});
