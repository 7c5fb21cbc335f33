import { proveShare } from './prove-share.ts';

proveShare(1, { of: 3 });
