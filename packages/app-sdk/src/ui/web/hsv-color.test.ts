import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexOf, hsvOf } from './hsv-color.ts';

test.each([
  ['#ff0000', { hue: 0, saturation: 100, value: 100 }],
  ['#008000', { hue: 120, saturation: 100, value: 50 }],
  ['#ff00ff', { hue: 300, saturation: 100, value: 100 }],
  ['#ffffff', { hue: 0, saturation: 0, value: 100 }],
])('hsvOf() reads %s', (hex, hsv) => {
  expect(hsvOf(hex)).toEqual(hsv);
});

test('hexOf() gives back the colour hsvOf() was given, as near as whole numbers come', () => {
  fc.assert(
    fc.property(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), (channels) => {
      const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
      const again = hexOf(hsvOf(hex));
      for (const [index, channel] of channels.entries()) {
        const got = Number.parseInt(again.slice(1 + index * 2, 3 + index * 2), 16);
        expect(Math.abs(got - channel)).toBeLessThanOrEqual(4);
      }
    }),
  );
});
