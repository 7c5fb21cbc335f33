import { phoneNow, Snackbar, useApi } from '@androidworld/app-sdk/ui';
import downloadDone from '@material-symbols/svg-400/rounded/download_done.svg';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Downloadable, downloadFile, findDownloadable } from '../store/download-file.ts';
import { listDownloads, openDownload } from '../store/downloads.ts';
import { DownloadAgainDialog } from './download-again-dialog.tsx';
import { MessageStrip } from './message-strip.tsx';

interface Downloading {
  /** Asks first where there is a file of that name. */
  start(url: string): Promise<void>;
  /** What is asked and told of it just now, to be rendered over the page. */
  readonly shown: ComponentChildren;
}

/** Downloads of what pages link to. */
export function useDownloading(showAll: () => void): Downloading {
  const api = useApi();
  const [asked, setAsked] = useState<Downloadable | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  /** Where they lie, while the strip tells of them. */
  const [done, setDone] = useState<readonly string[]>([]);
  const download = async ({ path }: Downloadable, name: string) => {
    const to = await downloadFile(api, path, name, phoneNow());
    setDone((before) => [...before, to]);
  };
  const open = async (path: string) => {
    const file = (await listDownloads(api)).find((each) => each.path === path);
    if (file !== undefined) await openDownload(api, file);
  };
  const [first] = done;
  return {
    async start(url) {
      const found = await findDownloadable(api, url);
      if (found === undefined) setWaiting(true);
      else if (found.freeName !== found.name) setAsked(found);
      else await download(found, found.name);
    },
    shown: (
      <>
        {asked !== null && (
          <DownloadAgainDialog
            name={asked.freeName}
            onDownload={(name) => void download(asked, name)}
            onClose={() => setAsked(null)}
          />
        )}
        {isWaiting && <Snackbar text="Waiting for network" onDismiss={() => setWaiting(false)} />}
        {first !== undefined && (
          <MessageStrip
            icon={downloadDone}
            title={done.length === 1 ? '1 download complete.' : `${done.length} downloads complete.`}
            action={done.length === 1 ? 'Open' : 'Details'}
            onAction={() => (done.length === 1 ? void open(first) : showAll())}
            onDismiss={() => setDone([])}
          />
        )}
      </>
    ),
  };
}
