import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAnywhere } from './testing/split-anywhere.ts';
import { checksum, command, encodeMessage, MessageParser, maxPayload } from './transport-message.ts';

const anyMessage = fc.record({
  command: fc.constantFrom(command.OPEN, command.OKAY, command.WRTE, command.CLSE),
  arg0: fc.integer({ min: 0, max: 0xffffffff }),
  arg1: fc.integer({ min: 0, max: 0xffffffff }),
  data: fc.uint8Array({ maxLength: 300 }).map((data) => Buffer.from(data)),
});

describe('MessageParser', () => {
  it('reads the same messages however the bytes are cut', () => {
    const messagesAndChunks = fc
      .array(anyMessage, { maxLength: 6 })
      .chain((messages) =>
        splitAnywhere(Buffer.concat(messages.map((message) => encodeMessage(message, { withChecksum: true })))).map(
          (chunks) => ({ messages, chunks }),
        ),
      );
    fc.assert(
      fc.property(messagesAndChunks, ({ messages, chunks }) => {
        const parser = new MessageParser();
        const read = chunks.flatMap((chunk) => parser.push(chunk));
        expect(read).toEqual(messages.map((message) => ({ ...message, dataCheck: checksum(message.data) })));
      }),
    );
  });

  it('refuses a wrong magic before the payload arrives', () => {
    const bytes = encodeMessage({ command: command.OPEN, arg0: 1, arg1: 0 }, { withChecksum: false });
    bytes.writeUInt32LE(0, 20);
    expect(() => new MessageParser().push(bytes)).toThrow('Not an adb message');
  });

  it('refuses a payload above the limit, and above 4096 bytes in a handshake', () => {
    const announce = (name: number, length: number) => {
      const bytes = encodeMessage({ command: name, arg0: 1, arg1: 0 }, { withChecksum: false });
      bytes.writeUInt32LE(length, 12);
      return () => new MessageParser().push(bytes);
    };
    expect(announce(command.WRTE, maxPayload)).not.toThrow();
    expect(announce(command.WRTE, maxPayload + 1)).toThrow('at most 1048576');
    expect(announce(command.CNXN, 4097)).toThrow('at most 4096');
  });
});
