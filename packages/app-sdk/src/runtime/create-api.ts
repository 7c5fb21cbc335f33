import type { AppApi, AppDatabase, AppStorage } from '../api.ts';
import { packBytes, unpackBytes } from './pack-bytes.ts';
import type { ProcessPort } from './process-port.ts';

interface ApiOptions {
  /** Whose data folders `dataDir` names; the phone goes by the port alone. */
  readonly packageName: string;
  /** The activity calls are made from. */
  readonly token?: number;
}

/** The AppApi of an app in the page: every call is a message to the phone, through the port of its process. */
export function createApi(port: ProcessPort, { packageName, token }: ApiOptions): AppApi {
  const from = token === undefined ? {} : { token };
  const send = async (path: readonly string[], args: readonly unknown[]): Promise<unknown> =>
    unpackBytes(await port.call({ ...from, path, args: args.map(packBytes) }));
  const storage = (dataDir: string, path: readonly string[]) => {
    const database: AppStorage['database'] = (name, options = {}) => {
      const call = (method: keyof AppDatabase, ...args: readonly unknown[]) =>
        send([...path, 'database', method], [name, options, ...args]);
      return {
        all: (sql, args = []) => call('all', sql, args) as ReturnType<AppDatabase['all']>,
        run: (sql, args = []) => call('run', sql, args) as ReturnType<AppDatabase['run']>,
        transaction: (statements) => call('transaction', statements) as ReturnType<AppDatabase['transaction']>,
      };
    };
    return proxy({ dataDir, database }, path, send) as AppStorage;
  };
  const own = {
    packageName,
    dataDir: `/data/user/0/${packageName}`,
    database: storage('', []).database,
    deviceProtected: storage(`/data/user_de/0/${packageName}`, ['deviceProtected']),
    on: (event, listener) => port.on(event, listener),
  } satisfies Partial<AppApi>;
  return proxy(own, [], send) as AppApi;
}

/** An object whose members are functions that send their own path. */
function proxy(
  own: object,
  path: readonly string[],
  send: (path: readonly string[], args: readonly unknown[]) => Promise<unknown>,
): unknown {
  const members = new Map<string, unknown>(Object.entries(own));
  const target = (...args: unknown[]) => send(path, args);
  return new Proxy(target, {
    get(_, name) {
      // A promise would be asked for `then`; symbols are the engine's own questions.
      if (typeof name !== 'string' || name === 'then') return undefined;
      const member = members.get(name) ?? proxy({}, [...path, name], send);
      members.set(name, member);
      return member;
    },
  });
}
