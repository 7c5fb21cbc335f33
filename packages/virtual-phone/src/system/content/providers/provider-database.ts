import type { Database } from '../../../disk/database.ts';
import type { Identity } from '../../../disk/disk.ts';
import { rootIdentity } from '../../../disk/identity.ts';
import type { SystemServer } from '../../system-server.ts';

export interface DatabaseDefinition {
  readonly packageName: string;
  /** Below the data folder, e.g. `databases/mmssms.db`. */
  readonly file: string;
  /** `PRAGMA user_version` */
  readonly version: number;
  readonly schema: string;
  /** Functions the schema or its users call. */
  readonly functions?: Readonly<Record<string, (...args: unknown[]) => unknown>>;
}

/** A provider's database; made when it is missing, as SQLiteOpenHelper does. */
export class ProviderDatabase {
  readonly #system: SystemServer;
  readonly #definition: DatabaseDefinition;
  readonly #ready = new WeakSet<Database>();

  constructor(system: SystemServer, definition: DatabaseDefinition) {
    this.#system = system;
    this.#definition = definition;
  }

  async open(): Promise<Database> {
    const { packageName, file, version, schema, functions = {} } = this.#definition;
    const { disk, packages } = this.#system;
    const path = `/data/data/${packageName}/${file}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    const owner: Identity = { uid: packages.find(packageName)?.uid ?? rootIdentity.uid };
    if (!(await disk.exists(folder))) await disk.mkdir(folder, owner, { recursive: true, mode: 0o771 });
    const database = await disk.database(path, owner);
    if (this.#ready.has(database)) return database;
    for (const [name, call] of Object.entries(functions)) database.function(name, { varargs: true }, call);
    if (database.pragma('user_version', { simple: true }) === 0) {
      database.exec(`BEGIN;${androidMetadata}${schema};PRAGMA user_version = ${version};COMMIT;`);
    }
    this.#ready.add(database);
    return database;
  }
}

const androidMetadata = "CREATE TABLE android_metadata (locale TEXT);INSERT INTO android_metadata VALUES ('en_US');";
