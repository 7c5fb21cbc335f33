import { decode } from '../../bytes.ts';

/** More than this without the end of a line is no text: a program that waits for one runs out of memory. */
const longestLine = 64 * 1024 * 1024;

/**
 * The lines of an input, as many at a time as came together; without their ends. The last one need not have had an end.
 *
 * @param end the byte lines end with
 * @param unended told before the last line is given when it had no end
 */
export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
  end = 0x0a,
  unended: () => void = () => {},
): AsyncGenerator<readonly string[]> {
  let rest: Uint8Array[] = [];
  let held = 0;
  const separator = String.fromCharCode(end);
  for await (const chunk of input) {
    const last = chunk.lastIndexOf(end);
    if (last < 0) {
      rest.push(chunk);
      held += chunk.length;
      if (held > longestLine) throw new RangeError('Out of memory');
      continue;
    }
    const whole = chunk.subarray(0, last);
    yield decode(rest.length === 0 ? whole : Buffer.concat([...rest, whole])).split(separator);
    rest = [chunk.subarray(last + 1)];
    held = chunk.length - last - 1;
  }
  if (held === 0) return;
  unended();
  yield [decode(Buffer.concat(rest))];
}
