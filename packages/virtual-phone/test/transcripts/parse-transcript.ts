export interface Exchange {
  readonly command: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number;
}

/**
 * Reads a transcript: `$ command`, then lines of standard output, `2> ` lines of standard error and `? N`, the exit
 * status when it is not 0. A blank line before the next command or comment (`# `) ends an answer.
 */
export function parseTranscript(text: string): Exchange[] {
  return text
    .split(/\n\n(?=\$ |# )/)
    .map((block) => block.replace(/^(?:# .*\n+)+/, '').replace(/\n$/, ''))
    .filter((block) => block.startsWith('$ '))
    .map((block) => {
      const [first = '', ...lines] = block.split('\n');
      const status = lines.at(-1)?.startsWith('? ') ? Number(lines.pop()?.slice(2)) : 0;
      const isError = (line: string) => line.startsWith('2> ') || line === '2>';
      return {
        command: first.slice(2),
        stdout: joinLines(lines.filter((line) => !isError(line))),
        stderr: joinLines(lines.filter(isError).map((line) => line.slice(3))),
        status,
      };
    });
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
