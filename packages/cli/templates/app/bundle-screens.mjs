import { bundleScreens } from '@androidworld/app-sdk/node';

// dist/ui/counter.js, which is what the phone's page loads.
await bundleScreens({ root: import.meta.dirname, apps: { counter: 'src/counter/ui.tsx' } });
