import { defineProgram } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { characterSet } from './character-sets.ts';
import { openOperand, unknownOption } from './streams.ts';

/** toybox iconv: what cannot be converted stays as it is, or goes away with -c. */
export const iconv = defineProgram({
  name: 'iconv',
  async run(context) {
    const options = parseOptions(context.args, 'cs', 'ft');
    if (options.unknown !== undefined) return unknownOption(context, 'iconv', options.unknown);
    const [fromName, toName] = [options.value('f') ?? 'UTF-8', options.value('t') ?? 'UTF-8'];
    const [from, to] = [characterSet(fromName), characterSet(toName)];
    if (from === undefined || to === undefined) {
      context.err(`iconv: ${toName}/${fromName}: Invalid argument\n`);
      return 1;
    }
    let status = 0;
    let isFirst = true;
    for (const operand of options.operands.length === 0 ? ['-'] : options.operands) {
      const input = await openOperand(context, 'iconv', operand);
      if (input === undefined) {
        status = 1;
        continue;
      }
      let parts: Uint8Array[] = isFirst && to.mark !== undefined ? [to.mark] : [];
      isFirst = false;
      for (const part of from.decode(Buffer.from(await input.all()))) {
        const turn = context.turn();
        if (turn !== undefined) await turn;
        if (parts.length > 16_384) {
          await context.out(Buffer.concat(parts));
          parts = [];
        }
        const bytes = typeof part === 'string' ? to.encode(part) : undefined;
        if (bytes !== undefined) parts.push(bytes);
        else if (!options.has('c'))
          parts.push(typeof part === 'string' ? (from.encode(part) ?? Buffer.alloc(0)) : Buffer.of(part));
      }
      await context.out(Buffer.concat(parts));
    }
    return status;
  },
});
