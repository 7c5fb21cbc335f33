import type { AppProvider, Extra, Query, Row, SqlValue } from '@androidworld/app-sdk';
import type { Identity } from '../../disk/disk.ts';
import { illegalState, javaException, securityException } from '../java-exception.ts';
import type { PackageRecord } from '../packages/package-record.ts';
import { processNameOf } from '../processes/process-record.ts';
import type { SystemServer } from '../system-server.ts';
import type { Content } from '../system-services.ts';
import { authorityOf } from './content-authority.ts';
import type { SystemProvider } from './providers/system-provider.ts';

type Values = Readonly<Record<string, SqlValue>>;

/** Routes content URIs to the providers of the system and of apps, by authority. */
export class ContentRouter implements Content {
  readonly #system: SystemServer;
  readonly #systemProviders = new Map<string, SystemProvider>();

  constructor(system: SystemServer, providers: readonly SystemProvider[]) {
    this.#system = system;
    for (const provider of providers) {
      for (const authority of provider.authorities) this.#systemProviders.set(authority, provider);
    }
  }

  async query(
    uri: string,
    query: Query,
    caller: Identity,
  ): Promise<{ columns: readonly string[]; rows: readonly Row[] }> {
    const provider = await this.#find(uri, caller, 'read');
    return (await provider.query?.(uri, query)) ?? { columns: [], rows: [] };
  }

  async insert(uri: string, values: Values, caller: Identity): Promise<string | null> {
    const provider = await this.#find(uri, caller, 'write');
    if (provider.insert === undefined) throw unsupported();
    const inserted = await provider.insert(uri, values);
    this.#changed(uri);
    return inserted;
  }

  async update(
    uri: string,
    values: Values,
    where: string | undefined,
    args: readonly SqlValue[],
    caller: Identity,
  ): Promise<number> {
    const provider = await this.#find(uri, caller, 'write');
    if (provider.update === undefined) throw unsupported();
    const count = await provider.update(uri, values, where, args);
    if (count > 0) this.#changed(uri);
    return count;
  }

  async delete(uri: string, where: string | undefined, args: readonly SqlValue[], caller: Identity): Promise<number> {
    const provider = await this.#find(uri, caller, 'write');
    if (provider.delete === undefined) throw unsupported();
    const count = await provider.delete(uri, where, args);
    if (count > 0) this.#changed(uri);
    return count;
  }

  async call(
    uri: string,
    method: string,
    arg: string | undefined,
    extras: Readonly<Record<string, Extra>>,
    caller: Identity,
  ): Promise<Record<string, Extra> | null> {
    const provider = await this.#find(uri, caller, 'read');
    return (await provider.call?.(method, arg, extras)) ?? null;
  }

  async type(uri: string, caller: Identity): Promise<string | null> {
    return (await this.#find(uri, caller, 'none')).type?.(uri) ?? null;
  }

  /** Type of the data behind a URI; null when nobody serves it. */
  async findType(uri: string): Promise<string | null> {
    const authority = authorityOf(uri);
    if (!this.#systemProviders.has(authority) && this.#owner(authority) === undefined) return null;
    return this.type(uri, { uid: 1000 });
  }

  async filePath(uri: string, caller: Identity): Promise<string> {
    if (uri.startsWith('file://')) return decodeURIComponent(uri.slice('file://'.length));
    const { rows } = await this.query(uri, { projection: ['_data'] }, caller);
    const path = rows[0]?._data;
    if (typeof path === 'string') return path;
    throw javaException('java.io.FileNotFoundException', `No content provider: ${uri}`);
  }

  async #find(uri: string, caller: Identity, access: 'read' | 'write' | 'none'): Promise<AppProvider> {
    const authority = authorityOf(uri);
    const own = this.#systemProviders.get(authority);
    if (own !== undefined) {
      this.#requirePermission(own, caller, access);
      await this.#system.processes.ensure(own.packageName);
      return own.as(caller);
    }
    const record = this.#owner(authority);
    if (record === undefined) throw illegalState(`Could not find provider: ${authority}`);
    const declaration = record.manifest.providers?.find((each) => each.authority === authority);
    const processName = processNameOf(record.packageName, declaration?.process);
    const { app } = await this.#system.processes.ensure(record.packageName, processName);
    if (declaration?.exported === false && caller.uid >= 2000 && caller.uid !== record.uid) {
      throw securityException(
        `Permission Denial: opening provider ${authority} from uid=${caller.uid} that is not exported from UID ${record.uid}`,
      );
    }
    const provider = app.providers?.[authority];
    if (provider === undefined) throw illegalState(`Could not find provider: ${authority}`);
    return provider;
  }

  #owner(authority: string): PackageRecord | undefined {
    const serves = (record: PackageRecord) => record.manifest.providers?.some((each) => each.authority === authority);
    return this.#system.packages.list().find((record) => record.enabled && serves(record));
  }

  /** The shell holds the permissions of all system providers (`packages/Shell/AndroidManifest.xml`). */
  #requirePermission(provider: SystemProvider, caller: Identity, access: 'read' | 'write' | 'none'): void {
    if (caller.uid < 10_000 || access === 'none') return;
    const permission = access === 'read' ? provider.readPermission : provider.writePermission;
    const packageName = this.#system.packages.nameOf(caller.uid);
    if (permission === undefined || packageName === provider.packageName) return;
    if (this.#system.packages.checkPermission(packageName, permission)) return;
    const pid = this.#system.processes.find(packageName)?.pid ?? 0;
    throw securityException(
      `Permission Denial: opening provider ${provider.className} from ProcessRecord{${pid}:${packageName}} ` +
        `(pid=${pid}, uid=${caller.uid}) requires ${permission}`,
    );
  }

  #changed(uri: string): void {
    this.#system.events.emit('content', { uri });
  }
}

function unsupported() {
  return javaException('java.lang.UnsupportedOperationException', 'The provider does not support this operation');
}
