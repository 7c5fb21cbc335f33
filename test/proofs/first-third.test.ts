import { proveShare } from './prove-share.ts';

proveShare(0, { of: 3 });
