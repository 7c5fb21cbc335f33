import { expect, it } from 'vitest';
import type { ScreenControl } from '../../screen/protocol.ts';
import { TouchDevice } from './touch-device.ts';

it('TouchDevice keeps its fingers between writes: one process puts them down, another lifts them', async () => {
  const told: unknown[] = [];
  const screen = {
    size: { width: 1080, height: 2400 },
    touch: async (gesture: readonly { readonly type: string }[]) => void told.push(...gesture.map(({ type }) => type)),
  } as unknown as ScreenControl;
  const device = new TouchDevice(() => screen);
  await device.write([
    [3, 57, 1],
    [3, 53, 100],
    [0, 0, 0],
  ]);
  await device.write([[3, 57, 0xffff_ffff]]);
  expect(told).toEqual(['down']);
  await device.write([[0, 0, 0]]);
  expect(told).toEqual(['down', 'up']);
});
