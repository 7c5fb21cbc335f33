// For programs that run the command themselves.
export { runCli } from './run-cli.ts';
export type { Terminal } from './terminal.ts';
