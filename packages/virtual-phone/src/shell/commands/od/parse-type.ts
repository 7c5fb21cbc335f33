/** One kind of value that `od` writes its input as. */
export interface DumpType {
  /** Bytes of a value. */
  readonly size: number;
  /** Characters a value needs, with the blank before it. */
  readonly width: number;
  render(bytes: DataView): string;
}

/**
 * The types of one `-t`, `x1`, `cx2` or `fD`, in its order.
 *
 * @returns undefined when a part of it names none
 */
export function parseTypes(text: string): readonly DumpType[] | undefined {
  const types: DumpType[] = [];
  for (let rest = text; rest !== ''; ) {
    const [whole, letter = '', size = ''] = /^([acdouxf])(\d+|[CSILFD])?/.exec(rest) ?? [];
    const type = whole === undefined ? undefined : typeOf(letter, size);
    if (type === undefined) return undefined;
    types.push(type);
    rest = rest.slice(whole?.length);
  }
  return types;
}

function typeOf(letter: string, given: string): DumpType | undefined {
  if (letter === 'a' || letter === 'c') return given === '' || given === '1' ? characters[letter] : undefined;
  if (letter === 'f') return float(floatSizes[given] ?? Number(given));
  const size = integerSizes[given] ?? Number(given);
  return size >= 1 && size <= 8 ? integer(letter as keyof typeof bases, size) : undefined;
}

const integerSizes: Readonly<Record<string, number>> = { '': 4, C: 1, S: 2, I: 4, L: 8 };
const floatSizes: Readonly<Record<string, number>> = { '': 8, F: 4, D: 8 };
const bases = { d: 10, u: 10, o: 8, x: 16 } as const;

const controlNames = (
  'nul soh stx etx eot enq ack bel bs ht nl vt ff cr so si ' +
  'dle dc1 dc2 dc3 dc4 nak syn etb can em sub esc fs gs rs us sp'
).split(' ');
const escapes: Readonly<Record<number, string>> = {
  0: '\\0',
  7: '\\a',
  8: '\\b',
  9: '\\t',
  10: '\\n',
  11: '\\v',
  12: '\\f',
  13: '\\r',
};

const characters: Readonly<Record<'a' | 'c', DumpType>> = {
  a: {
    size: 1,
    width: 4,
    render(bytes) {
      const code = bytes.getUint8(0) & 0x7f;
      return controlNames[code] ?? (code === 0x7f ? 'del' : String.fromCharCode(code));
    },
  },
  c: {
    size: 1,
    width: 4,
    render(bytes) {
      const code = bytes.getUint8(0);
      const isPlain = code >= 0x20 && code < 0x7f;
      return escapes[code] ?? (isPlain ? String.fromCharCode(code) : code.toString(8).padStart(3, '0'));
    },
  },
};

function integer(letter: keyof typeof bases, size: number): DumpType {
  const bits = 8 * size;
  const isSigned = letter === 'd';
  const base = bases[letter];
  const largest = (1n << BigInt(isSigned && size === 8 ? bits - 1 : bits)) - 1n;
  const digits = largest.toString(base).length;
  return {
    size,
    width: digits + (isSigned ? 2 : 1),
    render(bytes) {
      let value = 0n;
      for (let at = size - 1; at >= 0; at -= 1) value = (value << 8n) | BigInt(bytes.getUint8(at));
      if (isSigned) return BigInt.asIntN(bits, value).toString();
      return base === 10 ? value.toString() : value.toString(base).padStart(digits, '0');
    },
  };
}

function float(size: number): DumpType | undefined {
  if (size === 4) return { size, width: 15, render: (bytes) => exponential(bytes.getFloat32(0, true), 8) };
  if (size === 8) return { size, width: 25, render: (bytes) => exponential(bytes.getFloat64(0, true), 17) };
  return undefined;
}

/** As `%e` of printf(3): the exponent has two digits at least. */
function exponential(value: number, digits: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : value < 0 ? '-inf' : 'inf';
  const text = value.toExponential(digits).replace(/e([-+])(\d)$/, 'e$10$2');
  return Object.is(value, -0) ? `-${text}` : text;
}
