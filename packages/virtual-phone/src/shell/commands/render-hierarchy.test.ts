import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageNode } from '../../screen/protocol.ts';
import { renderHierarchy } from './render-hierarchy.ts';

const node = (more: Partial<PageNode> = {}): PageNode => ({
  className: 'android.view.View',
  packageName: 'p',
  bounds: [0, 0, 10, 20],
  index: 0,
  children: [],
  ...more,
});
const render = (root: PageNode, compressed = false) => renderHierarchy(root, { rotation: 0, compressed });

describe('renderHierarchy()', () => {
  it('writes all attributes in uiautomator’s order', () => {
    expect(render(node({ text: 'Hi', resourceId: 'p:id/x', clickable: true }))).toBe(
      `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0"><node index="0" text="Hi" ` +
        'resource-id="p:id/x" class="android.view.View" package="p" content-desc="" checkable="false" checked="false" ' +
        'clickable="true" enabled="true" focusable="false" focused="false" scrollable="false" long-clickable="false" ' +
        'password="false" selected="false" bounds="[0,0][10,20]" /></hierarchy>',
    );
  });

  it('marks what can be pressed but has no words, and nothing else', () => {
    expect(render(node({ clickable: true }))).toContain('<node NAF="true" index=');
    expect(render(node({ clickable: true, children: [node({ contentDescription: 'x' })] }))).not.toContain('NAF');
    expect(render(node({ clickable: true, className: 'android.widget.ListView' }))).not.toContain('NAF');
    expect(render(node({ clickable: true, disabled: true }))).not.toContain('NAF');
  });

  it('shows the hint of an empty field as its text', () => {
    expect(render(node({ text: '', hint: 'Name' }))).toContain('text="Name"');
  });

  it('leaves unimportant nodes out when compressed, and keeps their children', () => {
    const root = node({
      children: [node({ unimportant: true, index: 0, children: [node({ text: 'in', index: 4 })] })],
    });
    expect(render(root, true).match(/<node /g)).toHaveLength(2);
    expect(render(root, true)).toContain('index="4" text="in"');
  });

  it('escapes any text so that it reads back, with dots for what XML cannot hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const xml = render(node({ text: `x${text}` }));
        const value =
          /^[^>]*><hierarchy[^>]*><node index="0" text="([^"<>]*)" resource-id=""[^<>]*\/><\/hierarchy>$/.exec(
            xml,
          )?.[1];
        expect(value?.replaceAll(/&(?:amp|lt|gt|quot|apos|#10|#9|#13);/g, '')).not.toMatch(/[&\p{Cs}\ufffe\uffff]/u);
        expect(decode(value ?? '')).toBe(`x${text.replaceAll(illegal, '.')}`);
      }),
    );
  });
});

const illegal = /(?![\n\t\r\u007f-\u009f])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

function decode(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    '#10': '\n',
    '#9': '\t',
    '#13': '\r',
  };
  return text.replaceAll(/&([^;]*);/g, (_, name: string) => entities[name] ?? '');
}
