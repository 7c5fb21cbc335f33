import { stringify } from 'csv-stringify/sync';
import type { Report, ReportEpisode } from '../model/report-model.ts';
import { csvText } from './csv-text.ts';

/** Columns are only ever added at the end. */
const columns: readonly (readonly [
  name: string,
  value: (episode: ReportEpisode) => string | number | boolean | undefined,
])[] = [
  ['id', (episode) => episode.id],
  ['suite', (episode) => episode.suite],
  ['task', (episode) => episode.task],
  ['instance', (episode) => episode.instance],
  ['seed', (episode) => episode.seed],
  ['agent', (episode) => episode.agent],
  ['status', (episode) => episode.status],
  ['score', (episode) => episode.score],
  ['state_score', (episode) => episode.stateScore],
  ['end_reason', (episode) => episode.endReason],
  ['steps', (episode) => episode.steps],
  ['step_budget', (episode) => episode.stepBudget],
  ['duration_ms', (episode) => episode.durationMs],
  ['difficulty', (episode) => episode.difficulty],
  ['apps', (episode) => episode.apps.join(';')],
  ['tags', (episode) => episode.tags.join(';')],
  ['starts_in_goal_state', (episode) => episode.startsInGoalState],
  ['agent_privileges', (episode) => episode.agentPrivileges.join(';')],
  ['attempt', (episode) => episode.attempt],
  ['device_kind', (episode) => episode.deviceKind],
  ['device_serial', (episode) => episode.deviceSerial],
  ['error_code', (episode) => episode.error?.code],
  ['error_message', (episode) => episode.error?.message],
  ['input_tokens', (episode) => episode.usage?.inputTokens],
  ['output_tokens', (episode) => episode.usage?.outputTokens],
  ['cost_usd', (episode) => episode.usage?.costUsd],
  ['goal', (episode) => episode.goal],
  ['params', (episode) => JSON.stringify(episode.params)],
  ['answer', (episode) => episode.answer],
  ['reason', (episode) => episode.reason],
];

/**
 * One row per episode, RFC 4180, with a header; empty where there is no value. Control characters are shown as escapes,
 * and a text that a spreadsheet would run as a formula gets a `'` in front: for the exact texts take JSON.
 */
export function renderCsv(report: Report): string {
  const rows = report.episodes.map((episode) =>
    columns.map(([, read]) => {
      const value = read(episode);
      return typeof value === 'string' ? csvText(value) : value;
    }),
  );
  return stringify([columns.map(([name]) => name), ...rows], {
    record_delimiter: 'windows',
    // Of its own it quotes only the delimiter as a whole; readers take either half of it for one.
    quoted_match: /[\r\n]/,
    cast: { boolean: String },
  });
}
