// Files, folders and processes of this computer, as the packages of this repository need them; may change in any release.
export { makeFolder } from '../host/make-folder.ts';
export type { ProcessIdentity } from '../host/process-identity.ts';
export { isRunning, processIdentitySchema, thisProcess } from '../host/process-identity.ts';
export { removeLeftFolders } from '../host/remove-left-folders.ts';
export { makeTempFolder } from '../host/temp-folder.ts';
export type { FileContent, WriteWholeOptions } from '../host/write-whole.ts';
export { writeWhole } from '../host/write-whole.ts';
