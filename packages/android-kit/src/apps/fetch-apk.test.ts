import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchApk } from './fetch-apk.ts';

const content = Buffer.from('an app');
const sha256 = createHash('sha256').update(content).digest('hex');
let folder: string;
let server: Server;
let requests: string[];
let source: { apks: string; cacheFolder: string };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apks-'));
  requests = [];
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/apps/hangs.apk') return;
    response.statusCode = request.url === '/apps/app.apk' ? 200 : 404;
    response.end(content);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  source = { apks: `http://127.0.0.1:${port}/apps`, cacheFolder: join(folder, 'cache') };
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

test('fetchApk() finds a file in a folder and tells its checksum', async () => {
  await writeFile(join(folder, 'app.apk'), content);
  expect(await fetchApk({ file: 'app.apk' }, { apks: folder })).toEqual({ path: join(folder, 'app.apk'), sha256 });
});

test('fetchApk() downloads once and keeps the file', async () => {
  const first = await fetchApk({ file: 'app.apk', sha256: sha256.toUpperCase() }, source);
  expect(await fetchApk({ file: 'app.apk', sha256 }, source)).toEqual(first);
  expect(requests).toEqual(['/apps/app.apk']);
  expect(await readFile(first.path)).toEqual(content);
});

test('fetchApk() replaces a kept file that is not the right one', async () => {
  const { path } = await fetchApk({ file: 'app.apk' }, source);
  await writeFile(path, 'broken');
  expect(await fetchApk({ file: 'app.apk', sha256 }, source)).toEqual({ path, sha256 });
});

test('fetchApk() refuses a file with another checksum and keeps nothing', async () => {
  const apk = { file: 'app.apk', sha256: '0'.repeat(64) };
  await expect(fetchApk(apk, source)).rejects.toMatchObject({
    code: 'AW_DEVICE_STATE',
    message: expect.stringContaining(sha256),
  });
  expect(await readdir(folder)).toEqual([]);
  await writeFile(join(folder, 'app.apk'), content);
  await expect(fetchApk(apk, { apks: folder })).rejects.toMatchObject({ code: 'AW_DEVICE_STATE' });
});

test('fetchApk() names what is missing', async () => {
  await expect(fetchApk({ file: 'none.apk' }, { apks: folder })).rejects.toThrow(join(folder, 'none.apk'));
  await expect(fetchApk({ file: 'none.apk' }, source)).rejects.toThrow(/apps\/none\.apk: the server answered 404/);
});

test('fetchApk() ends with its time limit and with the signal', async () => {
  await expect(fetchApk({ file: 'hangs.apk' }, source, { timeoutMs: 50 })).rejects.toMatchObject({
    code: 'AW_DEVICE_STATE',
  });
  const stop = new AbortController();
  const fetching = fetchApk({ file: 'hangs.apk' }, source, { signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(fetching).rejects.toThrow('stopped');
});
