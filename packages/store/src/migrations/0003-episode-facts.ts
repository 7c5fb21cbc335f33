import type { Migration } from './migration.ts';

/**
 * The few facts of an episode that tables are made of, kept beside the attempts in an index: it is written with the row,
 * and aggregating reads the index alone, not the records, which are ten times as long. `->` hands numbers and texts on as
 * they were written. A row that holds no JSON has no facts: reading it says so.
 */
export const episodeFacts: Migration = {
  version: 3,
  sql: `
    ALTER TABLE episodes ADD COLUMN facts TEXT GENERATED ALWAYS AS (
      CASE WHEN json_valid(episode) AND json_valid(coalesce(result, 'null')) THEN json_array(
        episode -> '$.id', episode -> '$.agent', episode -> '$.agentPowers', episode -> '$.deviceKind',
        episode -> '$.suite', episode -> '$.task', episode -> '$.apps', episode -> '$.tags',
        episode -> '$.startsInGoalState', episode -> '$.difficulty', episode -> '$.optimalSteps',
        result -> '$.status', result -> '$.score', result -> '$.stateScore', result -> '$.declared', result -> '$.steps',
        result -> '$.error.code', result -> '$.error.audience', result -> '$.durations', result -> '$.durationMs'
      ) END
    ) VIRTUAL;
    CREATE INDEX episodes_by_facts ON episodes (run, position, attempt, facts);
  `,
};
