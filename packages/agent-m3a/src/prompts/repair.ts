/** Asks once more for a decision that could not be used. */
export function repairUser(problem: string): string {
  return `Nothing was done on the phone, because this could not be used: ${problem}

Give your decision again, in exactly this form and with nothing after it:
Reason: <why this action>
Action: {"action_type": "<type>", ...}`;
}
