import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openScreenHost, type PageNode, type ScreenFactory } from '../../src/screen/index.ts';
import { recordedTexts } from './recorded-texts.ts';
import { buildTestApps, openTestPhone, type TestPhone } from './test-phone.ts';

let host: ScreenFactory;
let phone: TestPhone;
let nodes: readonly PageNode[];

beforeAll(async () => {
  const apps = await buildTestApps();
  host = await openScreenHost();
  phone = await openTestPhone(host, { ...apps, gallery: apps.texts });
  await phone.show('test.Texts');
  nodes = flatten((await phone.tree()).root);
});
afterAll(() => host.close());

describe('a text', () => {
  test.each(recordedTexts)('"$text" of $app is as wide and high as on the device', ({ text, width, height }) => {
    const { bounds } = nodes.find((node) => node.text === text) ?? { bounds: [0, 0, 0, 0] };
    expect(Math.abs(bounds[2] - bounds[0] - width), `${bounds[2] - bounds[0]} instead of ${width}`).toBeLessThanOrEqual(
      2,
    );
    expect(bounds[3] - bounds[1]).toBe(height);
  });

  test('is mostly exactly as wide', () => {
    const widthOf = (text: string) => {
      const { bounds } = nodes.find((node) => node.text === text) ?? { bounds: [0, 0, 0, 0] };
      return bounds[2] - bounds[0];
    };
    const exact = recordedTexts.filter(({ text, width }) => widthOf(text) === width);
    expect(exact.length / recordedTexts.length).toBeGreaterThan(0.75);
  });

  test('of three lines is as high as on the device: Settings, 137 pixels', () => {
    const { bounds } = nodes.find((node) => node.resourceId?.endsWith('/lines')) ?? { bounds: [0, 0, 0, 0] };
    expect(bounds[3] - bounds[1]).toBe(137);
  });
});

function flatten(node: PageNode): PageNode[] {
  return [node, ...node.children.flatMap(flatten)];
}
