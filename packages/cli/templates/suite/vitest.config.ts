import { defineConfig } from 'vitest/config';

// The first phone on a computer unpacks its Chromium: that may take longer than the 5 and 10 seconds Vitest allows.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });
