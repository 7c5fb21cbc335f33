const heading = /^(={1,6}) /;
const check = /^(\*{1,6}) \[([ xX*])\] /;
const list = /^([*.]{1,6}) /;

export function toggleAsciidocHeading(line: string, level: number): string {
  // The title of the document is level 0: its parts begin with two signs.
  const signs = '='.repeat(level);
  const found = heading.exec(line)?.[1];
  const rest = line.replace(heading, '');
  return found === signs ? rest : `${signs} ${rest}`;
}

/** An unordered list has stars, an ordered one dots. */
export function toggleAsciidocList(line: string, sign: '*' | '.'): string {
  const found = check.test(line) ? undefined : list.exec(line)?.[1];
  const rest = withoutPrefix(line);
  return found?.startsWith(sign) ? rest : `${sign} ${rest}`;
}

export function toggleAsciidocCheck(line: string): string {
  const found = check.exec(line);
  if (found === null) return `* [ ] ${withoutPrefix(line)}`;
  return `${found[1]} [${found[2] === ' ' ? 'x' : ' '}] ${line.slice(found[0].length)}`;
}

/** Headings and items of lists one level down: their sign once more. */
export function deeper(line: string): string {
  return /^([=*.])\1{0,4} /.test(line) ? line.charAt(0) + line : line;
}

export function shallower(line: string): string {
  return /^([=*.])\1{1,5} /.test(line) ? line.slice(1) : line;
}

function withoutPrefix(line: string): string {
  return line.replace(check, '').replace(list, '').replace(heading, '').trimStart();
}

/** The note as Markdown, which the view mode shows: headings, lists, blocks, links and emphasis. */
export function asciidocToMarkdown(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\/\/(?!\/)/.test(line) && !/^:[\w!-]+:/.test(line))
    .map((line) =>
      line
        .replace(heading, (_, signs: string) => `${'#'.repeat(signs.length)} `)
        .replace(check, (_, stars: string, box: string) => `${nested(stars)}- [${box === ' ' ? ' ' : 'x'}] `)
        .replace(/^(\*{1,6}) /, (_, stars: string) => `${nested(stars)}- `)
        .replace(/^(\.{1,6}) /, (_, dots: string) => `${nested(dots)}1. `)
        .replace(/^(?:-{4}|\.{4})$/, '```')
        .replace(/^'''$/, '---')
        .replace(/^(NOTE|TIP|IMPORTANT|CAUTION|WARNING): /, '> **$1:** ')
        .replace(/(?:link:)?(https?:\/\/[^\s[\]]+|(?<=link:)[^\s[\]]+)\[(.*?)\]/g, '[$2]($1)')
        .replace(/image::?([^\s[\]]+)\[(.*?)\]/g, '![$2]($1)')
        .replace(/\[\.line-through\]#(.+?)#/g, '~~$1~~')
        .replace(/\[\.underline\]#(.+?)#/g, '<u>$1</u>')
        .replace(/(?<![*\w])\*(?![*\s])([^*]+)\*(?![*\w])/g, '**$1**'),
    )
    .join('\n');
}

function nested(signs: string): string {
  return '    '.repeat(signs.length - 1);
}
