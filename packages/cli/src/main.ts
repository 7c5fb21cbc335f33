#!/usr/bin/env node
// What else there is may not even load in an older Node: nothing is imported before this is known.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 20 || (major === 20 && minor >= 19)) await import('./start.ts');
else {
  process.stderr.write(`androidworld needs Node 20.19 or newer, and this is ${process.versions.node}.\n`);
  process.exitCode = 2;
}

export {};
