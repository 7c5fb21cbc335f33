/** 3GPP TS 23.038: what one septet, and what an escape and one septet carry. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('^{}\\[~]|€\f');

/** Units of a message that stands alone, and of each part of a longer one. */
const septets = { alone: 160, part: 153 };
const words = { alone: 70, part: 67 };

/** How many parts a text is sent in, and how many characters still fit into the last one. */
export function smsLength(text: string): { readonly parts: number; readonly left: number } {
  const units = septetCount(text);
  const [count, room] = units === null ? [text.length, words] : [units, septets];
  if (count <= room.alone) return { parts: 1, left: room.alone - count };
  const parts = Math.ceil(count / room.part);
  return { parts, left: parts * room.part - count };
}

/** Null when the alphabet lacks a character. */
function septetCount(text: string): number | null {
  let count = 0;
  for (const character of text) {
    if (basic.has(character)) count += 1;
    else if (extended.has(character)) count += 2;
    else return null;
  }
  return count;
}
