import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

export const loginUser: PageSolution = {
  solve: async (ui) => logIn(ui, readAccount(ui)),
  nearMisses: [
    { name: 'right password, wrong username', run: async (ui) => logIn(ui, { ...readAccount(ui), user: 'admin' }) },
    {
      name: 'username and password swapped',
      async run(ui) {
        const { user, password } = readAccount(ui);
        await logIn(ui, { user: password, password: user });
      },
    },
  ],
};

export const loginUserPopup: PageSolution = {
  async solve(ui) {
    await passPopups(ui, 'popup-cancel');
    await logIn(ui, readAccount(ui));
  },
  nearMisses: [
    {
      name: 'leaves where a popup asks, else logs in with a wrong password',
      async run(ui) {
        await passPopups(ui, 'popup-ok');
        await logIn(ui, { ...readAccount(ui), password: 'letmein' });
      },
    },
    {
      name: 'right username, no password',
      async run(ui) {
        const { user } = readAccount(ui);
        await passPopups(ui, 'popup-cancel');
        await ui.type({ resourceId: 'username' }, user);
        await submit(ui);
      },
    },
  ],
};

interface Account {
  readonly user: string;
  readonly password: string;
}

function readAccount(ui: Ui): Account {
  const [user = '', password = ''] = readValues(ui, /username "(.*)" and the password "(.*)" into/);
  return { user, password };
}

async function logIn(ui: Ui, { user, password }: Account): Promise<void> {
  await ui.type({ resourceId: 'username' }, user);
  await ui.type({ resourceId: 'password' }, password);
  await submit(ui);
}

/** A popup comes at the first touch of a field, and takes what is typed. */
async function passPopups(ui: Ui, answer: 'popup-ok' | 'popup-cancel'): Promise<void> {
  for (const resourceId of ['username', 'password']) {
    await ui.tap({ resourceId });
    if (ui.find({ resourceId: answer }) === undefined) continue;
    await ui.tap({ resourceId: answer });
    // There is one at most.
    return;
  }
}
