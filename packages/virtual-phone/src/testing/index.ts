export { compareTree, type TreeComparison } from './compare-tree.ts';
export { expectTree, type RecordingOrPlace } from './expect-tree.ts';
export {
  centreDistance,
  describeElement,
  describeNode,
  differingFlags,
  type Match,
  type MatchOptions,
  matchTree,
  type TreeMatch,
} from './match-tree.ts';
export { openTestPhone, type TestNode, type TestPhone, type What } from './open-test-phone.ts';
export {
  parseRecording,
  type RecordedElement,
  type Recording,
  type RecordingSource,
  readRecording,
} from './recording.ts';
