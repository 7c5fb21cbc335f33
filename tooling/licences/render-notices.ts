import { type InstalledPackage, licenceText } from './installed-packages.ts';

const generated = '<!-- Written by `pnpm licences --write`. -->';

/** What a published package holds of others, with the texts of their licences. */
export function renderBundled(owner: string, packages: readonly InstalledPackage[]): string {
  const parts = packages.map((each) =>
    [`## ${each.name}`, ...(each.homepage === undefined ? [] : [each.homepage]), fenced(licenceText(each))].join(
      '\n\n',
    ),
  );
  return `${[generated, `# What ${owner} holds of others`, ...parts].join('\n\n')}\n`;
}

/** What is installed with our packages: nothing of it is copied into them. */
export function renderInstalled(packages: readonly InstalledPackage[]): string {
  const rows = new Map(
    packages.map((each) => {
      const name = each.isForSomeSystems ? familyOf(each.name) : each.name;
      return [name, `| ${name} | ${each.licence} | ${each.homepage ?? ''} |`] as const;
    }),
  );
  return `${[
    generated,
    '# Third-party notices',
    'What is installed with the packages of this repository, by its authors and under their licences. What is bundled into a package is named, with the texts of the licences, in the `THIRD_PARTY_NOTICES.md` of that package.',
    ['| package | licence | home |', '| --- | --- | --- |', ...[...rows].toSorted(byName).map(([, row]) => row)].join(
      '\n',
    ),
  ].join('\n\n')}\n`;
}

/** `@img/sharp-linux-x64` and its siblings are one: which of them is here depends on the computer. */
function familyOf(name: string): string {
  return name.replace(/-(linux|linuxmusl|darwin|win32|freebsd|wasm32)([-.].*)?$/, '-*');
}

function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}

function fenced(text: string): string {
  return `\`\`\`text\n${text.replaceAll('\r\n', '\n')}\n\`\`\``;
}
