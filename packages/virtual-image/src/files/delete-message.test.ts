import { describe, expect, it } from 'vitest';
import { deleteMessage } from './delete-message.ts';

const file = (name: string) => ({ name, kind: 'file' }) as const;
const folder = (name: string) => ({ name, kind: 'folder' }) as const;

describe('deleteMessage()', () => {
  it('names the one file or folder', () => {
    expect(deleteMessage([file('a.pdf')])).toBe('Delete "a.pdf"?');
    expect(deleteMessage([folder('Work')])).toBe('Delete folder "Work" and its contents?');
  });

  it('counts several, by what they are', () => {
    expect(deleteMessage([file('a'), file('b')])).toBe('Delete 2 files?');
    expect(deleteMessage([folder('a'), folder('b')])).toBe('Delete 2 folders and their contents?');
    expect(deleteMessage([folder('a'), file('b'), file('c')])).toBe('Delete 3 items?');
  });
});
