import { sharedStorage, wipeSharedStorage, writeMediaFiles } from '@androidworld/android-kit';
import { defineTask, type NearMiss } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import {
  drawReceipt,
  type Receipt,
  receipt,
  sampleReceipt,
  transactionLines,
  transactionsHeader,
} from '../../pictures/receipt.ts';
import { published } from '../../published.ts';
import { openPicture, pictureFolder } from '../gallery/gallery-steps.ts';
import { createNote } from './create-note-steps.ts';
import { clearNotebook, fillNotebook, scoreChange } from './notebook.ts';
import { isSameLines } from './notebook-change.ts';

const pictureName = 'receipt.png';
const fileName = 'receipt.md';

const params = z.object({ receipt });

/** Looks at the receipt and writes down something else. */
function written(name: string, text: (receipt: Receipt) => string): NearMiss<z.infer<typeof params>> {
  return {
    name,
    async run(ui, { receipt }) {
      await openPicture(ui, pictureName);
      await createNote(ui, { name: fileName, text: text(receipt) });
    },
  };
}

export const markorTranscribeReceipt = defineTask({
  name: 'MarkorTranscribeReceipt',
  apps: [apps.simpleGalleryPro.name, apps.markor.name],
  ...published.MarkorTranscribeReceipt,
  params,
  sample: (random) => ({ receipt: sampleReceipt(random, random.integer(1, 5)) }),
  goal: () =>
    `Look at the picture ${pictureName} in Simple Gallery Pro, and write its transactions into a new note in Markor named ${fileName}: first the line "${transactionsHeader}", then a line for each transaction, in the order of the receipt, with its date (as YYYY-MM-DD), item and amount (with the currency sign) separated by commas.`,
  async setUp(context, { receipt }) {
    const { device, signal } = context;
    await wipeSharedStorage(device, { signal });
    const picture = await drawReceipt(receipt).render('png');
    await writeMediaFiles(device, `${sharedStorage}/${pictureFolder}`, { [pictureName]: picture }, { signal });
    return { notebook: await fillNotebook(context, {}), text: transactionLines(receipt) };
  },
  async score(context, _params, { notebook, text }) {
    const written = { name: fileName, text, isText: isSameLines };
    return scoreChange(context, notebook, { written });
  },
  async tearDown(context, _params, state) {
    await clearNotebook(context, state?.notebook);
    await wipeSharedStorage(context.device, { signal: context.signal });
  },
  async solution(ui, { receipt }) {
    await openPicture(ui, pictureName);
    await createNote(ui, { name: fileName, text: transactionLines(receipt) });
  },
  nearMisses: [
    written('without the heading', (receipt) => transactionLines(receipt).replace(`${transactionsHeader}\n`, '')),
    written('one digit wrong', (receipt) =>
      transactionLines(receipt).replace(/(\d)$/, (last) => String(9 - Number(last))),
    ),
    written('without the currency sign', (receipt) => transactionLines(receipt).replaceAll('$', '')),
    written('a transaction twice', (receipt) =>
      transactionLines({ transactions: [...receipt.transactions, ...receipt.transactions.slice(0, 1)] }),
    ),
    {
      name: 'under another name',
      async run(ui, { receipt }) {
        await createNote(ui, { name: 'receipt.txt', text: transactionLines(receipt) });
      },
    },
  ],
});
