// Shared by the packages of this repository; may change in any release.
export { canonicalJson } from '../config/canonical-json.ts';
export type { ErrorAudience, ErrorOptions } from '../contracts/errors.ts';
export { errorAudience } from '../contracts/errors.ts';
export { requireDevices } from '../engine/check-device.ts';
export { checkedDevice } from '../engine/checked-device.ts';
export { checkFlags, checkOptions, objectOr } from '../messages/check-options.ts';
export { describeFileError } from '../messages/describe-file-error.ts';
export { describeIssues } from '../messages/describe-issues.ts';
export { describeThrown } from '../messages/describe-thrown.ts';
export { fileFailure } from '../messages/file-failure.ts';
export type { ExcessLimits } from '../messages/find-excess.ts';
export { findExcess } from '../messages/find-excess.ts';
export { didYouMean, nearNames } from '../messages/near-names.ts';
export { plural } from '../messages/plural.ts';
export { renderValue } from '../messages/render-value.ts';
export { shorten } from '../messages/shorten.ts';
