import type { Suite } from '../../packages/core/src/index.ts';

/** Name of each task with its near misses, as `task: near miss; near miss`. */
export function listSuite({ name, tasks }: Suite): string[] {
  return tasks.map((task) =>
    line(
      name,
      task.name,
      (task.nearMisses ?? []).map((nearMiss) => nearMiss.name),
    ),
  );
}

/** The same, from a report. */
export function listReport(markdown: string): string[] {
  return markdown
    .split('\n## ')
    .slice(1)
    .flatMap((section) => {
      const [suite = ''] = section.split(' ', 1);
      return [...section.matchAll(/^\| (\w+) \| .* \| (.*) \|$/gm)]
        .filter(([, task]) => task !== 'task')
        .map(([, task = '', nearMisses = '']) =>
          line(suite, task, nearMisses === '' ? [] : nearMisses.split('<br>').map(nearMissOf)),
        );
    });
}

function nearMissOf(cell: string): string {
  return cell
    .replace(/: \**\d+\/\d+\**(, \d+ not applicable)?$/, '')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

function line(suite: string, task: string, nearMisses: readonly string[]): string {
  return `${suite}/${task}: ${nearMisses.join('; ')}`;
}
