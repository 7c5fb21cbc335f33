import assert from 'node:assert/strict';
import type { Observation, UiElement, UiNode } from '../contracts/observation.ts';
import { sameLook } from '../engine/same-look.ts';
import type { ContractCase } from './contract.ts';
import type { DeviceFixture } from './device-fixture.ts';

/** What `observe()` and `facts()` of every device must do. */
export const deviceObserveCases: readonly ContractCase<DeviceFixture>[] = [
  {
    name: 'observes with rising ids, within the call',
    async run({ device }) {
      const startMs = performance.now();
      const [first, second] = [await device.observe(), await device.observe()];
      assert.ok(second.id > first.id, `expected an id above ${first.id}, found ${second.id}`);
      assert.ok(first.captured.startMs >= startMs, 'captured before it was asked for');
      assert.ok(first.captured.endMs >= first.captured.startMs, 'captured backwards in time');
      assert.ok(second.captured.startMs >= first.captured.startMs, 'the second was captured before the first');
      assert.ok(second.captured.endMs <= performance.now(), 'captured in the future');
    },
  },
  {
    name: 'observes without changing the screen',
    async run({ device }) {
      const first = await device.observe();
      const second = await device.observe({ screenshot: false });
      assert.ok(sameLook(first, second), 'the screen differs between two observations in a row');
    },
  },
  {
    name: 'takes a PNG of the size of the screen',
    async run({ device }) {
      const { screenshot, screen } = await device.observe();
      assert.ok(screenshot, 'there is no screenshot');
      assert.deepEqual(pngSize(screenshot.bytes), screen);
      assert.deepEqual({ width: screenshot.width, height: screenshot.height }, screen);
    },
  },
  {
    name: 'leaves out what was not asked for',
    async run({ device }) {
      const treeOnly = await device.observe({ screenshot: false });
      assert.equal(treeOnly.screenshot, undefined);
      assert.ok(treeOnly.elements.length > 0, 'the tree is empty');
      const pictureOnly = await device.observe({ tree: false });
      assert.ok(pictureOnly.screenshot, 'there is no screenshot');
      assert.deepEqual([pictureOnly.tree.length, pictureOnly.elements.length], [0, 0]);
    },
  },
  {
    name: 'lists the elements of the tree in pre-order, each under its index',
    async run({ device }) {
      const { tree, elements } = await device.observe();
      assert.deepEqual(flatten(tree), elements);
      assert.deepEqual(
        elements.map(({ index }) => index),
        elements.map((_, place) => place),
      );
    },
  },
  {
    name: 'gives visible elements a place on the screen, and no empty texts',
    async run({ device }) {
      const { elements, screen } = await device.observe();
      const visible = elements.filter((element) => element.visibleToUser);
      assert.ok(visible.length > 0, 'no element is visible');
      for (const element of visible) {
        const problem = placeProblem(element, screen);
        assert.equal(problem, undefined, `element ${element.index} (${element.className}): ${problem}`);
      }
      for (const { text, contentDescription, hintText, tooltipText } of elements) {
        assert.ok(![text, contentDescription, hintText, tooltipText].includes(''), 'an element has an empty text');
      }
    },
  },
  {
    name: 'knows its facts',
    async run({ device }) {
      const facts = await device.facts();
      assert.equal(facts.serial, device.serial);
      assert.equal(facts.kind, device.kind);
      assert.ok(facts.apiLevel >= 21, `expected an API level of at least 21, found ${facts.apiLevel}`);
      assert.ok(facts.screen.width > 0 && facts.screen.height > 0 && facts.screen.densityDpi > 0, 'no screen size');
      assert.ok(facts.model !== '' && facts.buildFingerprint !== '', 'no model or fingerprint');
    },
  },
];

/** @see PNG specification, section 11.2.2: the size follows signature, length and type of the first chunk */
function pngSize(png: Uint8Array): { width: number; height: number } {
  const bytes = Buffer.from(png);
  assert.equal(bytes.subarray(1, 4).toString('latin1'), 'PNG', 'it is not a PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function flatten(nodes: readonly UiNode[]): UiElement[] {
  return nodes.flatMap(({ element, children }) => [element, ...flatten(children)]);
}

function placeProblem({ bounds }: UiElement, { width, height }: Observation['screen']): string | undefined {
  if (bounds === undefined) return undefined;
  const { left, top, right, bottom } = bounds;
  if (left > right || top > bottom) return `its box [${left},${top}][${right},${bottom}] is inside out`;
  const isOutside = right < 0 || bottom < 0 || left > width || top > height;
  return isOutside ? `its box [${left},${top}][${right},${bottom}] is outside ${width}x${height}` : undefined;
}
