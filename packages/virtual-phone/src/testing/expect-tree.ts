import { compareTree, type TreeComparison } from './compare-tree.ts';
import type { TestPhone } from './open-test-phone.ts';
import { parseRecording, type RecordingSource, readRecording } from './recording.ts';

/** A recorded screen, or its id and the folder of its file. */
export type RecordingOrPlace = RecordingSource | { readonly folder: string; readonly id: string };

/**
 * Compares the active window of the phone with a screen recorded from a real device: class, id, text, description, flags
 * and place of every named element.
 *
 * @throws with a line for each difference
 */
export async function expectTree(
  phone: Pick<TestPhone, 'nodes'>,
  recorded: RecordingOrPlace,
  options: TreeComparison = {},
): Promise<void> {
  const recording = 'folder' in recorded ? readRecording(recorded.folder, recorded.id) : parseRecording(recorded);
  const lines = compareTree(recording, await phone.nodes(), options);
  if (lines.length === 0) return;
  throw new Error(
    `The screen differs from "${recording.id}" in ${lines.length} points:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
}
