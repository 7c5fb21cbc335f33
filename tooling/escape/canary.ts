import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import Database from 'better-sqlite3';

/** What of the host was touched. */
export interface Hit {
  readonly kind: 'read' | 'write' | 'connection';
  readonly what: string;
}

/** Files and ports of the host that nothing of a phone may ever touch. */
export class Canary {
  /** Stands in every file: where it appears, one was read. */
  static readonly word = 'sesame-7b1f4c';
  readonly folder: string;
  readonly #server: Server;
  readonly #socket: Socket;
  readonly #connections: string[] = [];
  #state: string;

  private constructor(folder: string, server: Server, socket: Socket) {
    this.folder = folder;
    this.#server = server;
    this.#socket = socket;
    server.on('connection', (stream) => {
      this.#connections.push('TCP');
      stream.on('error', () => {}).end('HTTP/1.1 200 OK\r\nContent-Length: 13\r\n\r\n', () => stream.destroy());
    });
    socket.on('message', () => this.#connections.push('UDP'));
    this.#state = this.#rest();
  }

  static async open(folder: string): Promise<Canary> {
    fs.mkdirSync(folder, { recursive: true });
    for (const name of ['canary.txt', 'canary.html', 'canary.vcf', 'canary.md']) {
      fs.writeFileSync(path.join(folder, name), `${Canary.word}\n`);
    }
    const database = new Database(path.join(folder, 'canary.db'));
    database.exec(`CREATE TABLE secrets (word); INSERT INTO secrets VALUES ('${Canary.word}')`);
    database.close();
    const server = createServer().listen(0, '0.0.0.0');
    const socket = createSocket('udp4').bind(0, '0.0.0.0');
    await Promise.all([once(server, 'listening'), once(socket, 'listening')]);
    return new Canary(folder, server, socket);
  }

  get file(): string {
    return path.join(this.folder, 'canary.txt');
  }

  get database(): string {
    return path.join(this.folder, 'canary.db');
  }

  get tcpPort(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  get udpPort(): number {
    return this.#socket.address().port;
  }

  /** What was touched since the last look. @param output everything that was printed or shown meanwhile */
  look(output: string): Hit[] {
    const hits: Hit[] = this.#connections.splice(0).map((what) => ({ kind: 'connection', what }));
    if (output.includes(Canary.word)) hits.push({ kind: 'read', what: 'printed' });
    for (const name of fs.readdirSync(this.folder)) {
      const { atimeMs } = fs.lstatSync(path.join(this.folder, name));
      if (atimeMs !== longAgo * 1000) hits.push({ kind: 'read', what: name });
    }
    const before = this.#state;
    this.#state = this.#rest();
    if (this.#state !== before) hits.push({ kind: 'write', what: this.folder });
    return hits;
  }

  /** Names, contents, inodes and times of the files, whose access times are then long ago, so that a reader changes them. */
  #rest(): string {
    const files = fs.readdirSync(this.folder).map((name) => {
      const file = path.join(this.folder, name);
      const entry = fs.lstatSync(file);
      const content = entry.isFile() ? fs.readFileSync(file, 'base64') : '';
      // Whole milliseconds: what a float of seconds cannot hold is cut off, a little more with each look.
      const modifiedMs = Math.round(entry.mtimeMs);
      fs.utimesSync(file, longAgo, modifiedMs / 1000);
      return [name, entry.ino, modifiedMs, content];
    });
    return JSON.stringify(files);
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#socket.close();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Seconds. Older than any change, so that file systems that update access times lazily do. */
const longAgo = 1_000_000_000;
