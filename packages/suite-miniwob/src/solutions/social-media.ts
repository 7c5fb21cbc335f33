import { AndroidWorldError, type Ui, type UiElement } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

/** A button of a post, or in its menu. */
export const socialMedia: PageSolution = {
  async solve(ui) {
    const { username, action } = readButton(ui);
    await tapOfPost(ui, username, action);
  },
  nearMisses: [
    {
      name: 'right user, another button',
      async run(ui) {
        const { username, action } = readButton(ui);
        await tapOfPost(ui, username, action === 'Like' ? 'Reply' : 'Like');
      },
    },
    {
      name: 'right button, another user',
      async run(ui) {
        const { username, action } = readButton(ui);
        await tapOfPost(ui, otherUsername(ui, username), action);
      },
    },
  ],
};

/** Buttons of several posts, and Submit below the last post. */
export const socialMediaToggles: PageSolution = {
  async solve(ui) {
    await setAll(ui, readRequest(ui));
    await submit(ui);
  },
  nearMisses: [
    {
      name: 'right posts, and another button of one',
      async run(ui) {
        const request = readRequest(ui);
        await setAll(ui, request);
        const other = request.action === 'Like' ? 'Reply' : 'Like';
        await ui.tap({ text: other, className: /Button/, nth: -1 });
        await submit(ui);
      },
    },
    {
      name: 'one post short',
      async run(ui) {
        const request = readRequest(ui);
        await setAll(ui, request, 1);
        await submit(ui);
      },
    },
  ],
};

interface Request {
  readonly action: string;
  readonly username: string;
  /** How many posts; absent where it is all of the user. */
  readonly amount?: number;
}

function readButton(ui: Ui): Request {
  const [username = '', action = ''] = readValues(ui, /@(\w+), tap the "(.+)" button/);
  return { username, action };
}

function readRequest(ui: Ui): Request {
  const [action = '', amount, username = ''] = readValues(ui, /"(\w+)" button on (?:all|(\d+)) posts? by @(\w+)/);
  return { action, username, ...(amount !== undefined && { amount: Number(amount) }) };
}

/** Taps a button of the user's first post; those of the menu are found after `More`. */
async function tapOfPost(ui: Ui, username: string, action: string): Promise<void> {
  const inMenu = !['Reply', 'Retweet', 'Like'].includes(action);
  await ui.tap(await scrollToButton(ui, username, inMenu ? 'More' : action));
  if (inMenu) await ui.tap(await ui.scrollTo({ text: new RegExp(`^${action}\\b`), className: /Button/ }));
}

async function scrollToButton(ui: Ui, username: string, label: string): Promise<UiElement> {
  for (let scrolls = 0; ; scrolls += 1) {
    const [button] = buttonsOf(ui, username, label);
    if (button !== undefined) return button;
    if (scrolls === 25)
      throw new AndroidWorldError('AW_TASK_FAILED', `Expected "${label}" below the post of @${username}`);
    await scrollOn(ui);
  }
}

/** Goes through the feed to its end and sets the button of the user's posts, but for as many as are left out. */
async function setAll(ui: Ui, { action, username, amount = Number.POSITIVE_INFINITY }: Request, leftOut = 0) {
  for (let set = 0; ; ) {
    // What is left out stays the first that is not set, as long as it is on the screen.
    const next = buttonsOf(ui, username, action).filter(({ checked }) => !checked)[leftOut];
    if (next !== undefined && set + leftOut < amount) {
      await ui.tap(next);
      set += 1;
    } else if (ui.find({ resourceId: 'subbtn' }) !== undefined) return;
    else await scrollOn(ui);
  }
}

/** By the height of a post: a longer way would fling some past, unseen. */
async function scrollOn(ui: Ui): Promise<void> {
  const [first, second = first] = ui.findAll('Post');
  await ui.perform({ action_type: 'scroll', direction: 'down', ...(second && { index: second.index }) });
}

/** The buttons of that name in the user's posts on the screen: each is the first, not cut off, below the line with the user. */
function buttonsOf(ui: Ui, username: string, label: string): UiElement[] {
  const buttons = ui.findAll({ text: label, className: /Button/ });
  return ui
    .findAll(headerOf(username))
    .map((header) => buttons.find((button) => topOf(button) >= topOf(header)))
    .filter((button): button is UiElement => button !== undefined && isWhole(button));
}

/** e.g. `Ada @ada · 5h ago` */
function headerOf(username: string) {
  return { text: new RegExp(`^\\S+ @${username}(?: |$)`), className: /TextView/ };
}

function otherUsername(ui: Ui, username: string): string {
  const usernames = ui.findAll(headerOf('\\w+')).map(({ text }) => /@(\w+)/.exec(text ?? '')?.[1] ?? '');
  return usernames.find((name) => name !== username) ?? '';
}

/** The buttons are as high as they are wide; the edge of the feed cuts some off. */
function isWhole({ bounds }: UiElement): boolean {
  return bounds !== undefined && bounds.bottom - bounds.top > 0.9 * (bounds.right - bounds.left);
}

function topOf({ bounds }: UiElement): number {
  return bounds?.top ?? 0;
}
