import { expect, test } from 'vitest';
import { parseViewport } from './parse-viewport.ts';

// Formats by the platform's sources, and as devices printed them in public: Android 13 (github.com/MaaEnd/MaaEnd/issues/4635),
// AndroidWorld's own emulator (github.com/google-research/android_world/issues/284), newer ones with `Optional(…)`.
test.each([
  [
    'spec-api33 upright',
    '    Viewport INTERNAL: displayId=0, uniqueId=local:46, port=0, orientation=0, logicalFrame=[0, 0, 1080, 2400], physicalFrame=[0, 0, 1080, 2400], deviceSize=[1080, 2400], isActive=[1]',
    0,
    1080,
    2400,
  ],
  [
    'spec-api33 landscape',
    '    Viewport INTERNAL: displayId=0, uniqueId=local:46, port=0, orientation=1, logicalFrame=[0, 0, 2400, 1080], physicalFrame=[0, 0, 1080, 2400], deviceSize=[2400, 1080], isActive=[1]',
    1,
    2400,
    1080,
  ],
  [
    'spec-api26',
    '    Viewport: displayId=0, orientation=3, logicalFrame=[0, 0, 1920, 1080], physicalFrame=[0, 0, 1080, 1920], deviceSize=[1920, 1080]',
    3,
    1920,
    1080,
  ],
  [
    'the emulator, whose virtual devices have no display',
    `  Touch Input Mapper (mode - DIRECT):\n      Viewport INTERNAL: displayId=-1, uniqueId=, port=?, orientation=0, logicalFrame=[0, 0, 0, 0], physicalFrame=[0, 0, 0, 0], deviceSize=[0, 0], isActive=[0]\n      DisplayBounds: -1x-1\n      Viewport INTERNAL: displayId=0, uniqueId=local:4619827259835644672, port=0, orientation=1, logicalFrame=[0, 0, 2400, 1080], physicalFrame=[0, 0, 1080, 2400], deviceSize=[2400, 1080], isActive=[1]\n`,
    1,
    2400,
    1080,
  ],
  [
    'a port that may be absent',
    '      Viewport INTERNAL: displayId=0, uniqueId=local:4619827259835644672, port=Optional(0), orientation=0, logicalFrame=[0, 0, 1080, 2424], physicalFrame=[0, 0, 1080, 2424], deviceSize=[1080, 2424], isActive=[1]',
    0,
    1080,
    2424,
  ],
  [
    'a second display before the built-in one',
    '    Viewport VIRTUAL: displayId=2, uniqueId=virtual:cast, port=?, orientation=0, logicalFrame=[0, 0, 1280, 720], physicalFrame=[0, 0, 1280, 720], deviceSize=[1280, 720], isActive=[1]\n    Viewport INTERNAL: displayId=0, uniqueId=local:0, port=0, orientation=3, logicalFrame=[0, 0, 2400, 1080], physicalFrame=[0, 0, 1080, 2400], deviceSize=[2400, 1080], isActive=[1]',
    3,
    2400,
    1080,
  ],
  ['degrees', '  orientation=ROTATION_270, logicalFrame=[0, 0, 1920, 1080]', 3, 1920, 1080],
  [
    'a display that is off before one that is on',
    'Viewport EXTERNAL: orientation=0, logicalFrame=[0, 0, 0, 0]\nViewport INTERNAL: orientation=2, logicalFrame=[0, 0, 1080, 2400]',
    2,
    1080,
    2400,
  ],
  [
    'a display whose frame does not begin at the corner',
    'Viewport INTERNAL: orientation=0, logicalFrame=[10, 120, 1090, 2520]',
    0,
    1080,
    2400,
  ],
])('parseViewport() reads %s', (_, output, rotation, width, height) => {
  expect(parseViewport(output)).toEqual({ rotation, size: { width, height } });
});

test.each([
  ['no turn', 'logicalFrame=[0, 0, 1080, 2400]'],
  ['a turn there is not', 'orientation=ROTATION_45, logicalFrame=[0, 0, 1080, 2400]'],
  ['five quarters', 'orientation=450, logicalFrame=[0, 0, 1080, 2400]'],
  ['no width', 'orientation=0, logicalFrame=[0, 0, 0, 2400]'],
  ['no height', 'orientation=0, logicalFrame=[0, 0, 1080, 0]'],
  ['no frame', 'orientation=0'],
])('parseViewport() takes no line with %s', (_, output) => {
  expect(parseViewport(output)).toBeUndefined();
});

test('parseViewport() finds nothing in other text', () => {
  expect(parseViewport("Can't find service: input\n")).toBeUndefined();
});
