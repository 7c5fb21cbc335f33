import { bundleScreens } from '@androidworld/app-sdk/node';

await bundleScreens({ root: import.meta.dirname, apps: { notes: 'src/notes/ui.tsx' } });
