import { listReport, listSuite } from './list-report.ts';
import type { Claim } from './prove-tasks.ts';

/**
 * Whether a report says already what a proof of this claim would show: that all of it holds, for as many instances of
 * the same version of the suite, and of the near misses the task has now.
 */
export function isProved(report: string, { suite, task, seeds, solutionSeeds }: Claim): boolean {
  const isOfSuite = report.includes(`\n## ${suite.name} ${suite.version}\n`);
  const hasSeeds = new RegExp(`\\bseeds? ${seeds.join(', ')}(;|\\n)`).test(report);
  const row = report.split('\n').find((line) => line.startsWith(`| ${task.name} |`));
  if (!isOfSuite || !hasSeeds || row === undefined || row.includes('**')) return false;
  const [, solution, , , afterCrash] = row.split(' | ');
  const [own = ''] = listSuite({ ...suite, tasks: [task] });
  const of = (count: number) => `${count}/${count}`;
  return (
    listReport(report).includes(own) && solution === of(seeds.length + solutionSeeds.length) && afterCrash === of(1)
  );
}
