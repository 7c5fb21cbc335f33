/** Advice for choosing an action; `extra` is the user's own. */
export function guidelines(extra: readonly string[]): string {
  const own = extra.length > 0 ? `\n\nFor this phone and these goals in particular:\n${bullets(extra)}` : '';
  return `In general:
${bullets(general)}

About actions:
${bullets(actions)}

About text:
${bullets(text)}${own}`;
}

const general = [
  `Take the simplest way to the goal. When an action did not do what it should, try it once more at most, then find \
another way; what happened in earlier steps tells you what has been tried.`,
  `Sometimes you must look around to learn what you need. Asked what is in the calendar tomorrow, you open the calendar, \
read the day, answer, and finish.`,
  `A question is answered only by the "answer" action, given before the goal is declared complete. That the answer can be \
seen on the screen is not enough, unless showing it is what the user asked for.`,
  `If what the user wants is so already, declare the goal complete; there is nothing left to do.`,
];

const actions = [
  `Open apps with "open_app". Look for them among all apps only when that has failed.`,
  `Enter text with "input_text", never by tapping keys of the keyboard. If a field holds text that is not wanted, such as \
a default, have it emptied.`,
  `Use only numbers that are in the list and that you can see on the screen. What is listed may be covered or cut off: \
scroll to it first.`,
  `If you do not find something, scroll, in more than one direction if need be.`,
  `The direction of a scroll is where you want to look, not where the finger moves: "down" shows what is further down. If \
a scroll changed nothing, you may be at the end; try the other direction.`,
];

const text = [
  `To select text, press it for long; then choose "select all" in the bar that appears, or move the ends of the selection.`,
  `You cannot drag, so you cannot select any part you like: work with a word or with everything.`,
  `To delete text, empty the field as you type into it, select the text and then delete it, or put the cursor behind it \
and use the delete key of the keyboard, pressed for long to delete more.`,
  `To copy, select the text, then choose "copy" in the bar that appears.`,
  `To paste, press the field for long, then choose "paste".`,
  `Suggestions that drop down under a field usually mean that one of them has to be chosen: tap the one that fits best.`,
];

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
