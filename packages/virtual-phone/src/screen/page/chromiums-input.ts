/** What Chromium tells of is followed by a frame, in which nothing need have changed. */
const FOLLOWED_BY_FRAMES = ['keydown', 'touchstart', 'touchend', 'click'];

let fingers = 0;

/** Calls each time that Chromium has told this window of a finger or a key. */
export function followChromiumsInput(hurryFrame: () => void): void {
  const hurry = ({ isTrusted, type }: Event) => {
    if (!isTrusted) return;
    if (type === 'touchstart') fingers += 1;
    hurryFrame();
  };
  for (const name of FOLLOWED_BY_FRAMES) window.addEventListener(name, hurry, { capture: true, passive: true });
}

/** How many fingers Chromium has told of, since that is followed. */
export function fingersTold(): number {
  return fingers;
}
