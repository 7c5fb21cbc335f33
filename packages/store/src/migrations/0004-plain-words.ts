import type { Migration } from './migration.ts';

/**
 * Records of before say `agentPowers` (with `person`) for what is `agentPrivileges` (with `human`), and `declared` (with
 * `over`) for what is `endReason` (with `terminated`).
 */
export const plainWords: Migration = {
  version: 4,
  sql: `
    DROP INDEX episodes_by_facts;
    ALTER TABLE episodes DROP COLUMN facts;

    UPDATE episodes SET episode = json_set(
      json_remove(episode, '$.agentPowers'),
      '$.agentPrivileges', json(replace(episode -> '$.agentPowers', '"person"', '"human"'))
    ) WHERE json_valid(episode) AND episode -> '$.agentPowers' IS NOT NULL;
    UPDATE episodes SET result = json_set(
      json_remove(result, '$.declared'),
      '$.endReason', CASE result ->> '$.declared' WHEN 'over' THEN 'terminated' ELSE result ->> '$.declared' END
    ) WHERE json_valid(result) AND result -> '$.declared' IS NOT NULL;

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
