import { hashSharedStorage, sharedStorage, wipeSharedStorage, writeMediaFiles } from '@androidworld/android-kit';
import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { describeChange } from '../../checks/describe-change.ts';
import { judge } from '../../checks/judge.ts';
import { drawReceipt, receipt, sampleReceipt } from '../../pictures/receipt.ts';
import { published } from '../../published.ts';
import { fileStem } from '../../words/file-names.ts';
import { isOnlyCopied } from '../files/storage-change.ts';
import { openPicture, pictureFolder, transferPicture } from './gallery-steps.ts';

const destination = 'Download';

export const saveCopyOfReceipt = defineTask({
  name: 'SaveCopyOfReceiptTaskEval',
  apps: [apps.simpleGalleryPro.name],
  ...published.SaveCopyOfReceiptTaskEval,
  params: z.object({ fileName: z.string().regex(/^[^/]+\.jpg$/), receipt }),
  sample: (random) => ({ fileName: `receipt_${fileStem(random)}.jpg`, receipt: sampleReceipt(random, 1) }),
  goal: ({ fileName }) =>
    `Use Simple Gallery Pro to put a copy of the picture ${fileName}, which is in ${pictureFolder}, into the folder ${destination}, under the same name. The original stays where it is.`,
  async setUp({ device, signal }, { fileName, receipt }) {
    await wipeSharedStorage(device, { signal });
    const picture = await drawReceipt(receipt).render('jpeg');
    await writeMediaFiles(device, `${sharedStorage}/${pictureFolder}`, { [fileName]: picture }, { signal });
    return { before: await hashSharedStorage(device, { signal }) };
  },
  async score({ device, signal }, { fileName }, { before }) {
    const copy = { from: `${pictureFolder}/${fileName}`, to: `${destination}/${fileName}` };
    const after = await hashSharedStorage(device, { signal });
    return judge(isOnlyCopied(after, before, copy), {
      expected: `${JSON.stringify(copy.from)} to be copied to ${JSON.stringify(copy.to)}, and nothing else to happen`,
      found: describeChange(after, before),
    });
  },
  async tearDown({ device, signal }) {
    await wipeSharedStorage(device, { signal });
  },
  async solution(ui, { fileName }) {
    await openPicture(ui, fileName);
    await transferPicture(ui, 'Copy to', destination);
  },
  nearMisses: [
    {
      name: 'moved instead of copied',
      async run(ui, { fileName }) {
        await openPicture(ui, fileName);
        await transferPicture(ui, 'Move to', destination);
      },
    },
    {
      name: 'copied to another folder',
      async run(ui, { fileName }) {
        await openPicture(ui, fileName);
        await transferPicture(ui, 'Copy to', 'Documents');
      },
    },
    {
      name: 'copied, and the original deleted',
      async run(ui, { fileName }) {
        await openPicture(ui, fileName);
        await transferPicture(ui, 'Copy to', destination);
        await ui.tap('Delete');
        await ui.tap({ text: 'Yes' });
      },
    },
    {
      name: 'asked where to, and not confirmed',
      async run(ui, { fileName }) {
        await openPicture(ui, fileName);
        await ui.tap('More options');
        await ui.tap('Copy to');
        await ui.back();
      },
    },
  ],
});
