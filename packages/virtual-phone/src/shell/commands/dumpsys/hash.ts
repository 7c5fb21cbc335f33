export { hashOf } from '../../../system/identity-hash.ts';
