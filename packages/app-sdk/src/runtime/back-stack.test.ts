import { expect, test } from 'vitest';
import { BackStack } from './back-stack.ts';

test('BackStack asks windows before screens, the newest first, until one takes the key', () => {
  const asked: string[] = [];
  const stack = new BackStack();
  const answer = (name: string, taken: boolean) => () => {
    asked.push(name);
    return taken;
  };
  stack.push('window', answer('dialog', false));
  stack.push('screen', answer('outer', true));
  const remove = stack.push('screen', answer('inner', false));
  expect(stack.handle()).toBe(true);
  expect(asked).toEqual(['dialog', 'inner', 'outer']);
  remove();
  remove();
  asked.length = 0;
  stack.handle();
  expect(asked).toEqual(['dialog', 'outer']);
});

test('BackStack asks in the order of places, whichever handler came first', () => {
  const asked: string[] = [];
  const stack = new BackStack();
  const [outer, inner] = [stack.takePlace(), stack.takePlace()];
  stack.push(
    'screen',
    () => {
      asked.push('inner');
      return false;
    },
    inner,
  );
  stack.push(
    'screen',
    () => {
      asked.push('outer');
      return false;
    },
    outer,
  );
  stack.handle();
  expect(asked).toEqual(['inner', 'outer']);
});

test('BackStack without handlers leaves the key to the system', () => {
  expect(new BackStack().handle()).toBe(false);
});
