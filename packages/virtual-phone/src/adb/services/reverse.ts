import { hex4 } from '../hex4.ts';
import { systemError } from '../strerror.ts';
import type { OpenService, Transport } from '../transport.ts';

/** `reverse:…`: ports of the phone that lead to the host. */
export const reverse: OpenService = (transport, { argument }) => {
  const answer = answerTo(transport, argument);
  return answer && ((stream) => void stream.end(answer));
};

function answerTo(transport: Transport, request: string): Buffer | undefined {
  const colon = request.indexOf(':');
  const name = colon < 0 ? request : request.slice(0, colon);
  const argument = colon < 0 ? '' : request.slice(colon + 1);
  const { reverses } = transport;
  switch (name) {
    case 'forward':
      return forward(transport, argument);
    case 'killforward':
      return reverses.remove(argument) ? okay : fail(`listener '${argument}' not found`);
    case 'killforward-all':
      reverses.clear();
      return okay;
    case 'list-forward':
      return hex4(
        reverses
          .list()
          .map(({ device, host }) => `${listName} ${device} ${host}\n`)
          .join(''),
      );
    default:
      return undefined;
  }
}

const okay = Buffer.from('OKAY');

/** How adbd names the host's connection in the list of reverse forwards. */
const listName = 'host-1';

function forward({ reverses }: Transport, argument: string): Buffer {
  const mayRebind = !argument.startsWith('norebind:');
  const [device = '', host = '', ...more] = (mayRebind ? argument : argument.slice('norebind:'.length)).split(';');
  if (device === '' || host === '' || host.startsWith('*') || more.length > 0) {
    return fail(`bad forward: reverse:forward:${argument}`);
  }
  if (!mayRebind && reverses.has(device)) return fail('cannot rebind existing socket');
  try {
    const spec = reverses.add(device, host);
    return device === 'tcp:0' ? Buffer.concat([okay, hex4(spec.slice('tcp:'.length))]) : okay;
  } catch (error) {
    return fail(`cannot bind listener: ${systemError(error).text}`);
  }
}

function fail(text: string): Buffer {
  return Buffer.concat([Buffer.from('FAIL'), hex4(text)]);
}
