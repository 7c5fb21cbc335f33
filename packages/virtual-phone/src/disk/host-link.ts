/** Longer than a name may be on any host: no system call gets past it. */
const shield = `${'-'.repeat(256)}/`;

/**
 * What a link of the phone is on the host. Its target is a path of the phone, which would be another file of the host:
 * whatever follows links there by itself (a library, SQLite, a person's tool) must fail instead.
 */
export function toHostLink(target: string): string {
  return shield + target;
}

/** The phone's target of a link on the host; as it is when another program made it. */
export function fromHostLink(text: string): string {
  return isShielded(text) ? text.slice(shield.length) : text;
}

export function isShielded(text: string): boolean {
  return text.startsWith(shield);
}

/** Bytes that the host counts and the phone does not. */
export const shieldLength = shield.length;
