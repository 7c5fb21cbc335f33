/** The labels as the instruction has them; `nothing` when there are none. */
export function listLabels(labels: readonly string[]): string {
  return labels.join(', ') || 'nothing';
}
