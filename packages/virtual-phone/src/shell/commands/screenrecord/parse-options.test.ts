import { expect, it } from 'vitest';
import { parseRecordOptions } from './parse-options.ts';

it('parseRecordOptions() reads sizes, rates and limits, attached or not', () => {
  expect(parseRecordOptions('--size 540x1200 --bit-rate=4M --time-limit 3 --verbose /sdcard/a.mp4'.split(' '))).toEqual(
    {
      file: '/sdcard/a.mp4',
      size: { width: 540, height: 1200 },
      bitRate: 4_000_000,
      timeLimitSeconds: 3,
      format: 'mp4',
      isVerbose: true,
    },
  );
  expect(parseRecordOptions(['--output-format=h264', '-'])).toMatchObject({
    file: '-',
    format: 'h264',
    size: undefined,
  });
});

it.each([
  ['', 'Must specify output file (see --help).'],
  ['a.mp4 b.mp4', 'Must specify output file (see --help).'],
  ['--size 10 a.mp4', "Invalid size '10', must be width x height"],
  ['--size 0x10 a.mp4', 'Invalid size 0x10, width and height may not be zero'],
  ['--bit-rate 5 a.mp4', 'Bit rate 5bps outside acceptable range [100000,200000000]'],
  ['--time-limit 181 a.mp4', 'Time limit 181s outside acceptable range [1,180]'],
  ['--time-limit soon a.mp4', 'Time limit 0s outside acceptable range [1,180]'],
  ['--output-format gif a.gif', "Unknown format 'gif'"],
  ['--frobnicate a.mp4', 'screenrecord: unknown option -- frobnicate'],
  ['a.mp4 --size', 'screenrecord: option requires an argument -- size'],
])('parseRecordOptions() refuses "%s"', (words, problem) => {
  expect(parseRecordOptions(words.split(' ').filter((word) => word !== ''))).toEqual({ problem });
});
