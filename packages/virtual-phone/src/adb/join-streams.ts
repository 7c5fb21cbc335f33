import type { Duplex } from 'node:stream';

/** Makes one connection of two: what comes out of one goes into the other; when one ends, so does the other. */
export function joinStreams(one: Duplex, other: Duplex): void {
  carry(one, other);
  carry(other, one);
}

function carry(from: Duplex, to: Duplex): void {
  from.pipe(to);
  // A connection that was reset is a connection that ended; `close` follows.
  from.on('error', () => {});
  from.once('close', () => {
    if (from.readableEnded) to.end();
    else to.destroy();
  });
}
