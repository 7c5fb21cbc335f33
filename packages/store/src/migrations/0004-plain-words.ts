import type { Migration } from './migration.ts';

/**
 * Records of before say `agentPrivileges` (with `human`) for what is `agentPrivileges` (with `human`), and `declared` (with
 * `terminated`) for what is `endReason` (with `terminated`).
 */
export const plainWords: Migration = {
  version: 4,
  sql: `
    DROP INDEX episodes_by_facts;
    ALTER TABLE episodes DROP COLUMN facts;

    UPDATE episodes SET episode = json_set(
      json_remove(episode, '$.agentPrivileges'),
      '$.agentPrivileges', json(replace(episode -> '$.agentPrivileges', '"person"', '"human"'))
    ) WHERE json_valid(episode) AND episode -> '$.agentPrivileges' IS NOT NULL;
    UPDATE episodes SET result = json_set(
      json_remove(result, '$.endReason'),
      '$.endReason', CASE result ->> '$.endReason' WHEN 'terminated' THEN 'terminated' ELSE result ->> '$.endReason' END
    ) WHERE json_valid(result) AND result -> '$.endReason' IS NOT NULL;

    ALTER TABLE episodes ADD COLUMN facts TEXT GENERATED ALWAYS AS (
      CASE WHEN json_valid(episode) AND json_valid(coalesce(result, 'null')) THEN json_array(
        episode -> '$.id', episode -> '$.agent', episode -> '$.agentPrivileges', episode -> '$.deviceKind',
        episode -> '$.suite', episode -> '$.task', episode -> '$.apps', episode -> '$.tags',
        episode -> '$.startsInGoalState', episode -> '$.difficulty', episode -> '$.optimalSteps',
        result -> '$.status', result -> '$.score', result -> '$.stateScore', result -> '$.endReason', result -> '$.steps',
        result -> '$.error.code', result -> '$.error.audience', result -> '$.durations', result -> '$.durationMs'
      ) END
    ) VIRTUAL;
    CREATE INDEX episodes_by_facts ON episodes (run, position, attempt, facts);
  `,
};
