import { createRandom } from '@androidworld/core';
import { expect, test } from 'vitest';
import { recordingNames } from '../../words/recording-names.ts';
import { audioRecorderRecordAudioWithFileName } from './record-audio-with-file-name.ts';

test('AudioRecorderRecordAudioWithFileName draws names that fit into the dialog of the recorder', () => {
  const names = Array.from(
    { length: 2_000 },
    (_, seed) => audioRecorderRecordAudioWithFileName.sample(createRandom(seed)).fileName,
  );
  for (const name of names) {
    expect(name).toMatch(/^\w+\.m4a$/);
    expect(name.length).toBeLessThanOrEqual(50);
    // A near miss changes the case of the name.
    expect(name.toUpperCase()).not.toBe(name);
  }
  expect(new Set(names).size).toBeGreaterThan(1_000);
});

test('AudioRecorderRecordAudioWithFileName has 25 words to draw from', () => {
  expect(new Set(recordingNames).size).toBe(25);
});
