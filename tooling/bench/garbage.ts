import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Of this process: what is in use then is needed. */
export const collectGarbage = runInNewContext('gc') as () => void;
