import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'fflate';
import { parseTar } from 'nanotar';
import { z } from 'zod';

const manifest = z.looseObject({ name: z.string(), version: z.string() });

/** What `npm publish` sends: the package in base64, beside much that is in it as well. */
const publication = z.object({ _attachments: z.record(z.string(), z.object({ data: z.base64() })) });

interface Published {
  readonly manifest: z.infer<typeof manifest>;
  readonly tarball: Uint8Array;
}

export interface Registry extends AsyncDisposable {
  /** e.g. `http://127.0.0.1:4873/` */
  readonly url: string;
  publish(tarball: Uint8Array): string;
}

interface RegistryOptions {
  /** Of the registry that has all other packages; ends with a slash. */
  readonly upstream: string;
  /** Further files, by path. */
  readonly files?: ReadonlyMap<string, Uint8Array>;
}

/** A package registry on loopback: what is published to it, and everything else from where npm has it. */
export async function serveRegistry({ upstream, files = new Map() }: RegistryOptions): Promise<Registry> {
  const packages = new Map<string, Published>();

  const publish = (tarball: Uint8Array): string => {
    const file = parseTar(gunzipSync(tarball)).find(({ name }) => name === 'package/package.json');
    const described = manifest.parse(JSON.parse(file?.text ?? ''));
    packages.set(described.name, { manifest: described, tarball });
    return described.name;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodeURIComponent((request.url ?? '/').slice(1));
    if (request.method === 'PUT') {
      const { _attachments: attachments } = publication.parse(JSON.parse(await textOf(request)));
      for (const { data } of Object.values(attachments)) publish(Buffer.from(data, 'base64'));
      send(response, 201, '{}');
      return;
    }
    const found = packages.get(path);
    const bytes = packages.get(path.replace(/\.tgz$/, ''))?.tarball ?? files.get(path);
    if (found !== undefined) send(response, 200, JSON.stringify(packument(found, url)));
    else if (bytes !== undefined) send(response, 200, bytes);
    else response.writeHead(302, { location: upstream + (request.url ?? '/').slice(1) }).end();
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    publish,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @see npm's `docs/responses/package-metadata.md` */
function packument({ manifest: { name, version, ...rest }, tarball }: Published, url: string): object {
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { name, version, ...rest, dist: { tarball: `${url}${name}.tgz`, integrity } } },
  };
}

function send(response: ServerResponse, status: number, body: string | Uint8Array): void {
  response.writeHead(status).end(body);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
