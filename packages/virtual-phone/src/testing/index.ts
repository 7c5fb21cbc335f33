export { openTestPhone, type TestNode, type TestPhone, type What } from './open-test-phone.ts';
