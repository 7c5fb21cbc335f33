import { expect, test } from 'vitest';
import { clipboardTexts } from './clipboard-texts.ts';
import { eventAddresses, repeatRequests, textMessages } from './text-messages.ts';

const all = [...textMessages, ...repeatRequests, ...eventAddresses];

test('texts can be typed, arrive as they are, and fit into one message', () => {
  for (const text of all) {
    // The GSM alphabet holds no backtick; a quote or a dollar sign would not pass every shell.
    expect(text).toMatch(/^[A-Za-z0-9][A-Za-z0-9 .,:!?'-]+[A-Za-z0-9.!?]$/);
    expect(text.length).toBeGreaterThanOrEqual(13);
    expect(text.length).toBeLessThanOrEqual(70);
  }
});

test('no text is another one, nor a part of another one, whatever the case', () => {
  const texts = [...all, ...clipboardTexts].map((text) => text.toLowerCase());
  for (const [index, text] of texts.entries()) {
    expect(texts.filter((other, at) => at !== index && other.includes(text))).toEqual([]);
  }
});

test('the lists are as long as those of the original', () => {
  expect(textMessages.length).toBeGreaterThanOrEqual(40);
  expect(textMessages.filter((text) => text.includes("'")).length).toBeGreaterThanOrEqual(8);
  expect(eventAddresses.length).toBeGreaterThanOrEqual(8);
  for (const address of eventAddresses) expect(address).toMatch(/^\d+ .+, [A-Z]{2} \d{5}$/);
});
