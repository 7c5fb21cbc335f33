export { endShellProcesses, runServiceCommand, runShell } from './run-shell.ts';
