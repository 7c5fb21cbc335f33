/** What Android's virtual keyboard map makes of keys: without and with SHIFT. Letters (29 to 54) follow the alphabet. */
const CHARACTERS: Readonly<Record<number, readonly [plain: string, shifted: string]>> = {
  7: ['0', ')'],
  8: ['1', '!'],
  9: ['2', '@'],
  10: ['3', '#'],
  11: ['4', '$'],
  12: ['5', '%'],
  13: ['6', '^'],
  14: ['7', '&'],
  15: ['8', '*'],
  16: ['9', '('],
  17: ['*', '*'],
  18: ['#', '#'],
  55: [',', '<'],
  56: ['.', '>'],
  62: [' ', ' '],
  68: ['`', '~'],
  69: ['-', '_'],
  70: ['=', '+'],
  71: ['[', '{'],
  72: [']', '}'],
  73: ['\\', '|'],
  74: [';', ':'],
  75: ["'", '"'],
  76: ['/', '?'],
  77: ['@', '@'],
  81: ['+', '+'],
  154: ['/', '/'],
  155: ['*', '*'],
  156: ['-', '-'],
  157: ['+', '+'],
  158: ['.', '.'],
  159: [',', ','],
  161: ['=', '='],
  162: ['(', '('],
  163: [')', ')'],
};

/** The character of an Android key code; undefined for keys that have none. */
export function characterOf(code: number, shift: boolean): string | undefined {
  if (code >= 29 && code <= 54) return String.fromCharCode((shift ? 65 : 97) + code - 29);
  if (code >= 144 && code <= 153) return String(code - 144);
  return CHARACTERS[code]?.[shift ? 1 : 0];
}
