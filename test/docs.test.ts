import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { projectFolder } from '../packages/cli/test/project-folder.ts';
import { configTables } from './config-tables.ts';

it('docs/configuration.md has the tables of the keys there are', async () => {
  const tables = await configTables();
  const text = await readFile(new URL('../docs/configuration.md', import.meta.url), 'utf8');
  const written = text.replaceAll(
    /(<!-- (\w+): written by [^>]+-->\n\n)[\s\S]*?(<!-- end -->)/g,
    (_whole, start: string, name: string, end: string) => `${start}${tables[name]}\n\n${end}`,
  );
  for (const table of Object.values(tables)) {
    expect(written).toContain(table);
    // Every key says what it means.
    expect(table).not.toMatch(/\| +\|$/m);
  }
  await expect(written).toMatchFileSnapshot('../docs/configuration.md');
});

it('docs/command-line.md is the help of every command', async () => {
  await using project = await projectFolder();
  const commands = [
    'demo',
    'init',
    'doctor',
    'list',
    'run',
    'view',
    'report',
    'compare',
    'export',
    'study',
    'instances',
    'phone',
  ];
  const sections = await Promise.all(
    commands.map(async (command) => {
      const { out } = await project.runPlain(command, '--help');
      return `## androidworld ${command}\n\n\`\`\`text\n${out.trim()}\n\`\`\`\n`;
    }),
  );
  await expect(`${introduction}\n${sections.join('\n')}`).toMatchFileSnapshot('../docs/command-line.md');
});

const introduction = `# Command line

<!-- Written by test/docs.test.ts from the help texts: npx vitest run test/docs.test.ts -u -->

Options stand above the [configuration](configuration.md) for one run. Results, and whatever a program would read
(\`--json\`), go to stdout; progress and errors to stderr.

| exit code | meaning |
| --- | --- |
| 0 | it ran, whatever the scores |
| 1 | some of it broke, or a limit ended it early: episodes errored, a check of \`doctor\` failed |
| 2 | bad usage or configuration: nothing was run |
| 130 | ended by Ctrl-C; what was done is kept and can be gone on with |

| environment variable | meaning |
| --- | --- |
| \`NO_COLOR\`, \`FORCE_COLOR\` | without colours, or with them where there is no terminal (\`0\`: without) |
| \`COLUMNS\` | how wide tables may be on a terminal that does not say so itself; in a file or a pipe they are whole |
| \`CHROME_PATH\` | Chromium or Chrome that draws the screens of embedded phones, instead of the one that is shipped |
| \`ANDROID_ADB_SERVER_PORT\` | port of the adb server, as for adb itself: that of the adb driver (unless its option \`port\` says another), and the one that is told of the phones of \`androidworld phone\`; default 5037 |
| \`ANDROID_HOME\`, \`ANDROID_SDK_ROOT\` | where Android's SDK is, whose adb may start a server |
| \`XDG_CACHE_HOME\` | where APK files that suites have fetched are kept; default \`~/.cache\` |
`;
