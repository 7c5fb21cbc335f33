import { fileURLToPath } from 'node:url';
import { bundleScreens } from '@androidworld/app-sdk/node';

await bundleScreens({ root: fileURLToPath(new URL('.', import.meta.url)), apps: { notes: 'src/notes/ui.tsx' } });
