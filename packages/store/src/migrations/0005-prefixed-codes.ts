import type { Migration } from './migration.ts';

/** The codes there were before they began with `AW_`. */
const codes = [
  'CONFIG_INVALID',
  'CONFIG_NOT_FOUND',
  'PLUGIN_NOT_FOUND',
  'PLUGIN_INVALID',
  'TASK_NOT_FOUND',
  'INSTANCES_INVALID',
  'RUN_NOT_FOUND',
  'RUN_CHANGED',
  'RUN_BUSY',
  'RUN_TAKEN_OVER',
  'STORE_INVALID',
  'STORE_FAILED',
  'USAGE',
  'PROVIDER_REJECTED',
  'RECORDING_NOT_FOUND',
  'DEVICE_NOT_FOUND',
  'DEVICE_BUSY',
  'NO_DEVICE',
  'ADB_SERVER_UNREACHABLE',
  'TRANSPORT',
  'TIMEOUT',
  'DEVICE_STATE',
  'COMMAND_FAILED',
  'PARSE',
  'UNSUPPORTED',
  'PROVIDER',
  'TASK_FAILED',
  'PARAMS_INVALID',
  'AGENT_FAILED',
  'ACTION_INVALID',
  'TARGET_NOT_FOUND',
  'APP_NOT_FOUND',
  'TEXT_NOT_TYPED',
];
const isOld = (code: string) => `${code} IN (${codes.map((each) => `'${each}'`).join(', ')})`;

/** Codes of errors begin with `AW_`, so that nobody takes them for those of others. */
export const prefixedCodes: Migration = {
  version: 5,
  sql: [
    ['episodes', 'result', '$.error.code'],
    ['episodes', 'result', '$.tearDownError.code'],
    ['steps', 'record', '$.result.code'],
  ]
    .map(
      ([table, column, path]) => `
    UPDATE ${table} SET ${column} = json_set(${column}, '${path}', 'AW_' || (${column} ->> '${path}'))
    WHERE json_valid(${column}) AND ${isOld(`${column} ->> '${path}'`)};
  `,
    )
    .join(''),
};
