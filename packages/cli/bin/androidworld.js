#!/usr/bin/env node
// Package managers link this file when they install, in a clone before anything is built: there it runs the sources.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const sources = fileURLToPath(new URL('../src/main.ts', import.meta.url));

if (existsSync(sources)) runSources();
else await import('../dist/main.js');

function runSources() {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const options = ['--import', tsx, '--conditions=androidworld-source'];
  const child = spawn(process.execPath, [...options, sources, ...process.argv.slice(2)], { stdio: 'inherit' });
  // Of Ctrl-C the terminal tells both: how it ends is the child's to say.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
