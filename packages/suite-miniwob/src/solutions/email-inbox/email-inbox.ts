import { AndroidWorldError, type Ui, type UiElement } from '@androidworld/core';
import type { PageSolution } from '../page-solution.ts';
import { readInstruction } from '../read-instruction.ts';
import { type EmailRequest, readRequest } from './read-request.ts';

/** Solves all pages with emails. */
export const emailInbox: PageSolution = {
  async solve(ui) {
    const request = readRequest(readInstruction(ui));
    await fulfil(ui, request, await findSender(ui, request.sender));
  },
  nearMisses: [
    {
      name: 'right answer, another email',
      async run(ui) {
        const request = readRequest(readInstruction(ui));
        await fulfil(ui, request, anotherSender(ui, request.sender));
      },
    },
    {
      name: 'right email, another answer',
      async run(ui) {
        const request = readRequest(readInstruction(ui));
        await fulfil(ui, otherAnswer(request), await findSender(ui, request.sender));
      },
    },
  ],
};

/** @param sender as shown in the list */
async function fulfil(ui: Ui, request: EmailRequest, sender: UiElement): Promise<void> {
  switch (request.action) {
    case 'delete':
      return await ui.tap(inRowOf(ui, sender, 'Trash'));
    case 'important':
      return await ui.tap(inRowOf(ui, sender, 'Star'));
    case 'reply':
      await ui.tap(sender);
      await ui.tap('Reply');
      await ui.type({ resourceId: 'reply-text' }, request.message);
      return await ui.tap({ resourceId: 'send-reply' });
    case 'forward':
      await ui.tap(sender);
      await ui.tap('Forward');
      await ui.type({ editable: true }, request.recipient);
      return await ui.tap({ resourceId: 'send-forward' });
  }
}

function otherAnswer(request: EmailRequest): EmailRequest {
  const { sender, action } = request;
  switch (action) {
    case 'delete':
      return { sender, action: 'important' };
    case 'important':
      return { sender, action: 'delete' };
    case 'reply':
      return { sender, action, message: request.message.slice(0, -1) };
    case 'forward':
      return { sender, action, recipient: request.recipient.toLowerCase() };
  }
}

async function findSender(ui: Ui, name: string): Promise<UiElement> {
  return await ui.scrollTo({ text: name, className: /TextView/ });
}

/** The sender in the first row that is not that of the name. */
function anotherSender(ui: Ui, name: string): UiElement {
  const texts = ui.findAll({ className: /TextView/ });
  const senders = ui
    .findAll({ text: 'Trash' })
    .map((trash) => texts.find((text) => text.resourceId === undefined && overlap(text, trash)));
  return expectFound(
    senders.find((sender) => sender !== undefined && sender.text !== name),
    `an email that is not by ${name}`,
  );
}

function inRowOf(ui: Ui, sender: UiElement, label: string): UiElement {
  return expectFound(
    ui.findAll({ text: label }).find((button) => overlap(button, sender)),
    `"${label}" in the row of ${sender.text}`,
  );
}

function overlap({ bounds: one }: UiElement, { bounds: other }: UiElement): boolean {
  return one !== undefined && other !== undefined && one.top < other.bottom && other.top < one.bottom;
}

function expectFound(element: UiElement | undefined, what: string): UiElement {
  if (element !== undefined) return element;
  throw new AndroidWorldError('AW_TASK_FAILED', `Expected ${what} on the screen; found none`);
}
