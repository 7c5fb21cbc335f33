/** What several say is told once; what one of them says again is told again. */
export function tellOnce<Speaker>(tell: (text: string) => void): (speaker: Speaker, text: string) => void {
  const saidBy = new Map<string, Set<Speaker>>();
  return (speaker, text) => {
    const speakers = saidBy.get(text);
    if (speakers !== undefined && !speakers.has(speaker)) {
      speakers.add(speaker);
      return;
    }
    saidBy.set(text, new Set([speaker]));
    tell(text);
  };
}
