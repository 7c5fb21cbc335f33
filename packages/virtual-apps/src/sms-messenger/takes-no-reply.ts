/** Senders with letters in their address (short codes such as `AB-CD0`) cannot be answered. */
export function takesNoReply(address: string): boolean {
  return /\p{L}/u.test(address);
}
