import { once } from 'node:events';
import { connect } from 'node:net';
import {
  command,
  encodeMessage,
  MessageParser,
  type TransportMessage,
  versionSkipChecksum,
} from '../transport-message.ts';

type CommandName = keyof typeof command;

/** A host that speaks adb's transport protocol message by message. */
export interface TransportClient {
  send(name: CommandName, arg0: number, arg1: number, data?: string | Uint8Array): void;
  sendBytes(bytes: Uint8Array): void;
  /** The next message as `OKAY 1 7` or `WRTE 1 7 text`; `(closed)` when there will be none. */
  next(): Promise<string>;
  /** Handshake done. */
  connect(): Promise<string>;
  close(): void;
}

const names = new Map(Object.entries(command).map(([name, value]) => [value as number, name]));

export async function transportClient(port: number): Promise<TransportClient> {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.setNoDelay(true);
  const parser = new MessageParser();
  const messages: string[] = [];
  let wake = () => {};
  let closed = false;
  socket.on('data', (chunk: Buffer) => {
    messages.push(...parser.push(chunk).map(render));
    wake();
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    closed = true;
    wake();
  });
  const client: TransportClient = {
    send: (name, arg0, arg1, data = '') =>
      client.sendBytes(
        encodeMessage({ command: command[name], arg0, arg1, data: Buffer.from(data) }, { withChecksum: false }),
      ),
    sendBytes: (bytes) => void socket.write(bytes),
    next: async () => {
      for (;;) {
        const message = messages.shift();
        if (message !== undefined) return message;
        if (closed) return '(closed)';
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    connect: () => {
      client.send('CNXN', versionSkipChecksum, 1024 * 1024, 'host::features=shell_v2');
      return client.next();
    },
    close: () => socket.destroy(),
  };
  return client;
}

function render({ command: name, arg0, arg1, data }: TransportMessage): string {
  const text = data.length === 0 ? '' : ` ${data.toString('utf8')}`;
  return `${names.get(name) ?? name} ${arg0} ${arg1}${text}`;
}
