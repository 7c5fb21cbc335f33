import { plural } from '@androidworld/core/internals';
import type { Report, ReportEpisode } from '../model/report-model.ts';

/**
 * JUnit XML, as continuous integration servers read it: a test suite per suite, a test case `task#instance` per
 * episode with the agent as its class; failed episodes are failures, errored ones errors, unfinished ones skipped.
 */
export function renderJunit(report: Report): string {
  const suites = [...new Set(report.episodes.map((episode) => episode.suite))];
  const total = { name: report.run.id, ...counts(report.episodes) };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes(total)}>`,
    ...suites.flatMap((suite) => renderSuite(report, suite)),
    '</testsuites>',
    '',
  ].join('\n');
}

function renderSuite(report: Report, suite: string): string[] {
  const episodes = report.episodes.filter((episode) => episode.suite === suite);
  const about = { name: suite, ...counts(episodes), timestamp: report.run.startedAt };
  const groups = report.aggregates.agents.flatMap(({ name, suites }) =>
    suites.filter((group) => group.name === suite).map((group) => ({ agent: name, group })),
  );
  const properties = groups.flatMap(({ agent, group: { strict, lenient, errored } }) => [
    property(`${agent}: solved, of the scored episodes`, share(lenient)),
    property(`${agent}: solved, if those not scored count as failed`, share(strict)),
    property(`${agent}: not scored`, String(errored)),
  ]);
  return [
    `  <testsuite${attributes(about)}>`,
    ...(properties.length === 0 ? [] : ['    <properties>', ...properties, '    </properties>']),
    ...episodes.map(renderCase),
    '  </testsuite>',
  ];
}

function property(name: string, value: string): string {
  return `      <property${attributes({ name, value })}/>`;
}

/** `0.625 of 4`, or `–` of nothing. */
function share({ mean, n }: { readonly mean?: number | undefined; readonly n: number }): string {
  return mean === undefined ? '–' : `${Number(mean.toFixed(4))} of ${n}`;
}

function renderCase(episode: ReportEpisode): string {
  const about = {
    name: `${episode.task}#${episode.instance}`,
    classname: `${episode.suite}.${episode.agent}`,
    time: seconds(episode.durationMs ?? 0),
  };
  return `    <testcase${attributes(about)}>${renderOutcome(episode)}</testcase>`;
}

function renderOutcome({ status, error, reason, goal, ...episode }: ReportEpisode): string {
  switch (status) {
    case 'passed':
      return '';
    case 'unfinished':
      return `<skipped${attributes({ message: 'No result: it was running, or cut off' })}/>`;
    case 'failed': {
      const { score, stateScore, endReason, steps, stepBudget } = episode;
      const message = `${reason === undefined ? '' : `${reason}; `}score ${score ?? 0}, state ${stateScore ?? 0}, end reason ${endReason ?? 'none'}, ${steps} of ${plural(stepBudget, 'step')}`;
      return `<failure${attributes({ message })}>${escapeXml(goal)}</failure>`;
    }
    case 'errored': {
      const about = { type: error?.code ?? 'unknown', message: error?.message ?? '' };
      return `<error${attributes(about)}>${escapeXml(error?.stack ?? '')}</error>`;
    }
  }
}

function counts(episodes: readonly ReportEpisode[]): Record<string, string | number> {
  const count = (status: ReportEpisode['status']) => episodes.filter((episode) => episode.status === status).length;
  return {
    tests: episodes.length,
    failures: count('failed'),
    errors: count('errored'),
    skipped: count('unfinished'),
    time: seconds(episodes.reduce((sum, episode) => sum + (episode.durationMs ?? 0), 0)),
  };
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}

/**
 * Text for elements and attributes. What XML 1.0 has no form for, such as NUL and half a surrogate pair, becomes U+FFFD,
 * and so do the control characters it discourages: logs of servers show these texts on terminals.
 */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
