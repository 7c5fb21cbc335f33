import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { onNextTurn } from '../system/time/host-time.ts';
import { AdbStream } from './adb-stream.ts';
import type { AdbTarget } from './adb-target.ts';
import { deviceFeatures } from './features.ts';
import { reportBug } from './report-bug.ts';
import { Reverses } from './reverses.ts';
import { findService } from './services/find-service.ts';
import { runService, type Transport } from './transport.ts';
import {
  checksum,
  command,
  encodeMessage,
  MessageParser,
  maxPayload,
  type TransportMessage,
  versionMinimum,
  versionSkipChecksum,
} from './transport-message.ts';

interface OpenStream {
  readonly stream: AdbStream;
  readonly remoteId: number;
}

/** One host connected to adbd: the handshake, and streams by their ids. */
export class AdbdConnection implements Transport {
  readonly target: AdbTarget;
  readonly reverses: Reverses;
  readonly restart: (until?: Promise<void>) => void;
  readonly #socket: Socket;
  readonly #parser = new MessageParser();
  readonly #streams = new Map<number, OpenStream>();
  /** Streams we asked the host for and that it has not answered. */
  readonly #opening = new Map<number, (remoteId: number | undefined) => void>();
  #version = versionMinimum;
  #maxPayload = maxPayload;
  #lastId = 0;
  /** Counts handshakes: what was asked before one is void after it. */
  #epoch = 0;

  constructor(socket: Socket, target: AdbTarget, restart: (until?: Promise<void>) => void) {
    this.target = target;
    this.restart = restart;
    this.#socket = socket;
    this.reverses = new Reverses(target, (spec) => this.connectHost(spec));
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.once('close', () => this.#reset());
  }

  /** Lets what is under way arrive, then drops the connection. */
  drop(): void {
    this.#reset();
    this.#socket.destroySoon();
  }

  connectHost(spec: string): Promise<Duplex | undefined> {
    const id = this.#nextId();
    return new Promise((resolve) => {
      this.#opening.set(id, (remoteId) => resolve(remoteId === undefined ? undefined : this.#addStream(id, remoteId)));
      this.#send(command.OPEN, id, 0, Buffer.from(`${spec}\0`));
    });
  }

  #receive(chunk: Buffer): void {
    let messages: TransportMessage[];
    try {
      messages = this.#parser.push(chunk);
    } catch {
      // adbd says nothing to a peer that does not speak its protocol.
      this.#socket.destroy();
      return;
    }
    for (const message of messages) this.#handle(message);
  }

  #handle(message: TransportMessage): void {
    if (message.command === command.CNXN) {
      this.#connect(message);
      return;
    }
    if (this.#epoch === 0) return;
    if (this.#version < versionSkipChecksum && message.dataCheck !== checksum(message.data)) {
      this.#socket.destroy();
      return;
    }
    if (message.command === command.OPEN) this.#open(message).catch((error: unknown) => this.#fail(error));
    else if (message.command === command.OKAY) this.#okay(message);
    else if (message.command === command.WRTE) this.#find(message)?.stream.receive(message.data);
    else if (message.command === command.CLSE) this.#close(message);
  }

  /** A service that cannot even be looked up is a bug: it ends this connection, not the process. */
  #fail(error: unknown): void {
    this.#socket.destroy();
    reportBug(error);
  }

  #connect({ arg0, arg1 }: TransportMessage): void {
    this.#reset();
    this.#version = Math.min(arg0, versionSkipChecksum);
    this.#maxPayload = Math.min(arg1, maxPayload);
    // The host may be one that checks, and does not know our version before it has read this message.
    this.#send(command.CNXN, versionSkipChecksum, maxPayload, Buffer.from(this.#banner()), { withChecksum: true });
  }

  #banner(): string {
    const { name, model, device } = this.target.product;
    return [
      `device::ro.product.name=${name}`,
      `ro.product.model=${model}`,
      `ro.product.device=${device}`,
      `features=${deviceFeatures.join(',')}`,
    ].join(';');
  }

  async #open({ arg0: remoteId, data }: TransportMessage): Promise<void> {
    if (remoteId === 0) return;
    const epoch = this.#epoch;
    const service = await findService(this, data.toString('utf8'));
    if (service === undefined) {
      if (epoch === this.#epoch) this.#send(command.CLSE, 0, remoteId);
      return;
    }
    const id = this.#nextId();
    const stream = this.#addStream(id, remoteId);
    if (epoch === this.#epoch) this.#send(command.OKAY, id, remoteId);
    // The service still has to see it, to let go of what it opened.
    else this.#streams.delete(id);
    runService(service, stream);
    if (epoch !== this.#epoch) onNextTurn(() => stream.abandon());
  }

  #okay(message: TransportMessage): void {
    const { arg0: remoteId, arg1: id } = message;
    const answered = this.#opening.get(id);
    if (answered !== undefined) {
      this.#opening.delete(id);
      answered(remoteId);
      return;
    }
    const open = this.#find(message);
    if (open === undefined) this.#send(command.CLSE, id, remoteId);
    else open.stream.acknowledge();
  }

  #close(message: TransportMessage): void {
    const { arg1: id } = message;
    this.#opening.get(id)?.(undefined);
    this.#opening.delete(id);
    const open = this.#find(message);
    if (open === undefined) return;
    open.stream.receiveClose();
    this.#streams.delete(id);
  }

  #find({ arg0: remoteId, arg1: id }: TransportMessage): OpenStream | undefined {
    const open = this.#streams.get(id);
    return open?.remoteId === remoteId ? open : undefined;
  }

  #addStream(id: number, remoteId: number): AdbStream {
    const stream = new AdbStream({
      maxPayload: this.#maxPayload,
      sendData: (data) => this.#send(command.WRTE, id, remoteId, data),
      sendOkay: () => this.#send(command.OKAY, id, remoteId),
      sendClose: () => this.#send(command.CLSE, id, remoteId),
      release: () => {
        if (this.#streams.get(id)?.stream === stream) this.#streams.delete(id);
      },
    });
    this.#streams.set(id, { stream, remoteId });
    return stream;
  }

  #nextId(): number {
    do {
      this.#lastId = this.#lastId === 0xffffffff ? 1 : this.#lastId + 1;
    } while (this.#streams.has(this.#lastId) || this.#opening.has(this.#lastId));
    return this.#lastId;
  }

  #reset(): void {
    this.#epoch += 1;
    this.reverses.clear();
    for (const answered of this.#opening.values()) answered(undefined);
    this.#opening.clear();
    for (const { stream } of this.#streams.values()) stream.abandon();
    this.#streams.clear();
  }

  #send(
    name: number,
    arg0: number,
    arg1: number,
    data?: Buffer,
    options = { withChecksum: this.#version < versionSkipChecksum },
  ): void {
    if (!this.#socket.writable) return;
    this.#socket.write(encodeMessage({ command: name, arg0, arg1, ...(data && { data }) }, options));
  }
}
