/** Sends a choice back that cannot be carried out. @param cause e.g. `CLICK needs an ELEMENT` */
export function repairPrompt(cause: string): string {
  return `Your answer cannot be carried out: ${cause}. Nothing has been done yet. Reply with the three lines ELEMENT, ACTION and VALUE alone, in the format given above.`;
}
