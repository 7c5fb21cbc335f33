import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPhone } from '../../test/transcripts/test-phone.ts';
import { runShell } from './index.ts';
import { processTableOf } from './process-table.ts';

let busy: Awaited<ReturnType<typeof testPhone>>;
let other: Awaited<ReturnType<typeof testPhone>>;
beforeAll(async () => {
  busy = await testPhone();
  other = await testPhone();
  await busy.shell('content insert --uri content://sms --bind address:s:1 --bind body:s:x --bind type:i:1');
  await busy.shell('mkdir -p /sdcard/loops && cd /sdcard/loops && seq 1 30000 > numbers && echo x | sort');
  // By the host: the phone's own shell would take a minute.
  const tree = busy.system.disk.hostPath('/data/local/tmp/tree');
  for (let folder = 0; folder < 40; folder += 1) {
    mkdirSync(join(tree, String(folder)), { recursive: true });
    for (let file = 0; file < 100; file += 1) writeFileSync(join(tree, String(folder), String(file)), '');
  }
});
afterAll(async () => {
  await busy.close();
  await other.close();
});

/** Scripts that never end by themselves, or not for a long time. */
const endless: readonly (readonly [what: string, script: string])[] = [
  ['an empty loop', 'while :; do :; done'],
  ['a loop that starts programs', 'while true; do echo x > /dev/null; /system/bin/true; done'],
  ['a loop of arithmetic', 'i=0; while [ $((i += 1)) -gt 0 ]; do :; done'],
  ['a loop in a subshell in a pipeline', 'cat /sdcard/loops/numbers | (while :; do :; done) | cat'],
  ['a loop in a command substitution', 'x=$(while :; do :; done)'],
  ['a loop in a trap', "trap 'while :; do :; done' EXIT; exit"],
  ['functions that call each other for ever', 'f() { f & f; wait; }; while :; do f; done 2>/dev/null'],
  ['a fork bomb', 'f() { f | f & }; while :; do f; done 2>/dev/null'],
  ['a brace expansion that explodes', `echo ${'{a,b}'.repeat(40)}`],
  ['yes to nowhere', 'yes > /dev/null'],
  ['yes through a pipe', 'yes | cat > /dev/null'],
  ['a long seq', 'seq 1 1000000000000 | tail -n 1'],
  ['a copy of zeros', 'cat /dev/zero > /dev/null'],
  ['a copy of random bytes', 'dd if=/dev/urandom of=/dev/null bs=1M'],
  ['a count of zeros', 'wc /dev/zero'],
  ['a program of awk', "awk 'BEGIN { while (1) ; }'"],
  ['a function of awk', "awk 'function f(n) { return f(n - 1) + f(n - 1) } BEGIN { f(1000) }'"],
  ['arrays of awk that grow', "while :; do awk 'BEGIN { while (1) a[i++] = i }' 2>/dev/null; done"],
  ['an awk over input without end', 'yes abc | awk \'{ gsub(/b*/, "x"); print > "/dev/null" }\''],
  ['an awk that reads a command without end', 'awk \'BEGIN { while (("yes" | getline x) > 0) n++ }\''],
  ['a program of sed', 'echo x | sed ":a; s/x/x/; ta"'],
  ['expressions that backtrack', `while :; do echo ${'a'.repeat(40)}! | sed -E 's/^(a|a)*$/x/'; done`],
  ['a pattern with many stars', `x=$(cat /sdcard/loops/numbers); while :; do y=\${x##*1*2*3*4*5*6*7*8*9*z}; done`],
  ['replacements in a long text', `x=$(cat /sdcard/loops/numbers); while :; do y=\${x//[0-9]*[a-z]/-}; done`],
  ['seds that grow what they hold', "while :; do echo x | sed -n ':a; H; G; ba'; done 2>/dev/null"],
  ['a sed over input without end', "yes abc | sed -n 's/b*$/x/;h;G;/nothing/p'"],
  ['a sed over one line without end', "yes | tr -d '\\n' | sed 's/[0-9]*x/y/'"],
  ['a walk through a large tree, again and again', 'while :; do find /sdcard/loops -name "*q" -size +1; done'],
  ['a list of a large tree', 'while :; do ls -R /data/local/tmp/tree; done'],
  ['a count of a large tree', 'while :; do du -s /data/local/tmp/tree; done'],
  ['changes all over a large tree', 'while :; do chmod -R 700 /data/local/tmp/tree; done'],
  ['copies of a large tree', 'cd /data/local/tmp; while :; do cp -r tree copy; rm -r copy; done'],
  [
    'a sort of a long input',
    'while :; do cat /sdcard/loops/numbers; done | head -c 100000000 | sort | sort -r > /dev/null',
  ],
  ['a search for what never comes', "yes 'no such thing' | grep -E '(x+x+)+y'"],
  ['xargs without end', 'yes | xargs -n 1 true'],
  ['eval of itself', 'x=\'eval "$x"\'; while :; do eval "$x" & wait; done 2>/dev/null'],
  ['a text that doubles', 'while :; do (x=a; while :; do x=$x$x; done) 2>/dev/null; done'],
  [
    'a recursive query',
    "sqlite3 :memory: 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c'",
  ],
  [
    'many recursive queries',
    "while :; do sqlite3 :memory: 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c' & done 2>/dev/null",
  ],
  [
    'a condition of a content provider',
    `while :; do content query --uri content://sms --projection "instr(hex(zeroblob(60000000)), hex(zeroblob(30000000)) || '1')" --where "1 = 1"; done`,
  ],
  ['parameters that double', 'while :; do (set -- a; while :; do set -- $@ $@; done) 2>/dev/null; done'],
  ['an array that grows', 'i=0; while :; do a[i++]=0123456789; done'],
];

describe('runShell()', () => {
  it.each(endless)('lets other phones answer while there runs %s', async (_what, script) => {
    const program = runShell(busy.system, script, {
      identity: { uid: 2000 },
      pty: false,
      onStdout() {},
      onStderr() {},
    });
    // One that held the others up would do so without end.
    try {
      for (let round = 0; round < 12; round += 1) {
        expect((await other.shell('x=$(echo hello); echo "$x" | cat')).stdout).toBe('hello\n');
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      program.kill();
    }
    expect(await program.exited).toBe(129);
    endJobs();
    expect(processTableOf(busy.system).list()).toEqual([]);
    expect(processTableOf(other.system).list()).toEqual([]);
  });
});

/** Jobs in the background outlive the client, as on Android: who started them ends them. */
function endJobs(): void {
  for (const process of processTableOf(busy.system).list()) if (process.parent === undefined) process.kill(9);
  for (const process of processTableOf(busy.system).list()) process.kill(9);
}
