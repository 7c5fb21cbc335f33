import type { AppDatabase } from '../api.ts';
import type { Statement } from './table.ts';

type Statements = readonly (string | Statement)[];

/** How a database comes to be. */
export interface Schema {
  /** `PRAGMA user_version`. 0: the app keeps none, and makes the database when it is empty. */
  readonly version: number;
  /** Makes the tables, indices, triggers, views and first rows: the real app's statements, in its order. */
  readonly create: Statements;
  /** By the version they lead to, each from the one before. */
  readonly migrations?: Readonly<Record<number, Statements>>;
  /** Of Room: makes `room_master_table`. */
  readonly identityHash?: string;
  /** Whether Android's own SQLite makes it, with `android_metadata`. Default true. */
  readonly androidMetadata?: boolean;
}

/** As `SQLiteOpenHelper.getWritableDatabase()` and `RoomOpenHelper` do on the first use. */
export async function createDatabase(database: AppDatabase, schema: Schema): Promise<void> {
  const { version, identityHash } = schema;
  const [row] = await database.all('PRAGMA user_version');
  const found = Number(row?.user_version);
  if (found > version) {
    throw new Error(`SQLiteException: Can't downgrade database from version ${found} to ${version}`);
  }
  if (found === 0) {
    if (version === 0 && (await tableNames(database)).some((name) => name !== metadata)) return;
    return database.transaction(await creation(database, schema));
  }
  if (found < version) return database.transaction(migration(found, schema));
  if (identityHash !== undefined) await checkIdentity(database, identityHash);
}

const metadata = 'android_metadata';

async function creation(database: AppDatabase, schema: Schema): Promise<Statement[]> {
  const { version, create, androidMetadata = true } = schema;
  const hasMetadata = (await tableNames(database)).includes(metadata);
  return [
    ...(androidMetadata && !hasMetadata
      ? [{ sql: `CREATE TABLE ${metadata} (locale TEXT)` }, { sql: `INSERT INTO ${metadata} VALUES ('en_US')` }]
      : []),
    ...create.map(asStatement),
    ...roomMaster(schema),
    { sql: `PRAGMA user_version = ${version}` },
  ];
}

function migration(from: number, schema: Schema): Statement[] {
  const { version, migrations = {} } = schema;
  const steps = Array.from({ length: version - from }, (_, index) => from + index + 1);
  const statements = steps.flatMap((step) => {
    const found = migrations[step];
    if (found !== undefined) return found.map(asStatement);
    throw new Error(
      `IllegalStateException: A migration from ${from} to ${version} was required but not found: there is none to ${step}`,
    );
  });
  return [...statements, ...roomMaster(schema), { sql: `PRAGMA user_version = ${version}` }];
}

/** `RoomMasterTable`: the row 42 holds the hash of the schema. */
function roomMaster({ identityHash }: Schema): Statement[] {
  if (identityHash === undefined) return [];
  return [
    { sql: 'CREATE TABLE IF NOT EXISTS room_master_table (id INTEGER PRIMARY KEY,identity_hash TEXT)' },
    { sql: 'INSERT OR REPLACE INTO room_master_table (id,identity_hash) VALUES(42, ?)', args: [identityHash] },
  ];
}

async function checkIdentity(database: AppDatabase, identityHash: string): Promise<void> {
  const [row] = await database.all('SELECT identity_hash FROM room_master_table WHERE id = 42 LIMIT 1');
  if (row?.identity_hash === identityHash) return;
  throw new Error(
    'IllegalStateException: Room cannot verify the data integrity. Looks like you changed the schema but forgot to ' +
      `update the version number. Expected identity hash: ${identityHash}, found: ${row?.identity_hash ?? null}`,
  );
}

async function tableNames(database: AppDatabase): Promise<string[]> {
  return (await database.all("SELECT name FROM sqlite_master WHERE type = 'table'")).map(({ name }) => String(name));
}

function asStatement(statement: string | Statement): Statement {
  return typeof statement === 'string' ? { sql: statement } : statement;
}
