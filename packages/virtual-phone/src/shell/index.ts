export { runServiceCommand, runShell } from './run-shell.ts';
