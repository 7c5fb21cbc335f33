import { proveShare } from './prove-share.ts';

proveShare(2, { of: 3 });
