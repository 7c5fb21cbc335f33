import { readClipboard, writeClipboard } from '@androidworld/android-kit';
import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { clipboardTexts } from '../../words/clipboard-texts.ts';
import { clipboardMarker } from './clipboard-marker.ts';

export const systemCopyToClipboard = defineTask({
  name: 'SystemCopyToClipboard',
  apps: [apps.clipper.name],
  ...published.SystemCopyToClipboard,
  params: z.object({ clipboardContent: z.string().min(1) }),
  sample: (random) => ({ clipboardContent: random.pick(clipboardTexts) }),
  goal: ({ clipboardContent }) => `Put this text on the clipboard: ${clipboardContent}`,
  async setUp({ device, signal }) {
    await writeClipboard(device, clipboardMarker, { signal });
    return undefined;
  },
  async score({ device, signal }, { clipboardContent }) {
    const found = await readClipboard(device, { signal });
    return judge(found.trim() === clipboardContent.trim(), {
      expected: `the clipboard to hold ${JSON.stringify(clipboardContent)}`,
      found: JSON.stringify(found),
    });
  },
  async tearDown({ device, signal }) {
    await writeClipboard(device, clipboardMarker, { signal });
  },
  solution: (ui, { clipboardContent }) => copyText(ui, clipboardContent),
  nearMisses: [
    { name: 'last character missing', run: (ui, { clipboardContent }) => copyText(ui, clipboardContent.slice(0, -1)) },
    {
      name: 'another case',
      run: (ui, { clipboardContent }) => copyText(ui, swapCase(clipboardContent)),
    },
    {
      name: 'typed and not copied',
      run: (ui, { clipboardContent }) => typeIntoSearch(ui, clipboardContent),
    },
  ],
});

async function copyText(ui: Ui, text: string): Promise<void> {
  await typeIntoSearch(ui, text);
  await ui.longPress({ editable: true });
  const selectAll = { label: /^select all$/i };
  if (ui.find(selectAll)) await ui.tap(selectAll);
  await ui.tap({ label: /^copy$/i });
}

async function typeIntoSearch(ui: Ui, text: string): Promise<void> {
  await ui.openApp('Settings');
  await ui.tap('Search settings');
  await ui.type({ editable: true }, text);
}

function swapCase(text: string): string {
  return [...text]
    .map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()))
    .join('');
}
