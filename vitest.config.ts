import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { cataloguePlugin } from './packages/client/vite/cataloguePlugin.ts'
import { chromiumArguments, findChromium } from './scripts/chromium.mjs'

const everywhereOut = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  plugins: [cataloguePlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Property tests draw thousands of samples, and machines that test are often busy.
          testTimeout: 20_000,
          include: [
            'bench/*.test.ts',
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/test/**/*.test.ts',
            'packages/client/vite/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...everywhereOut, '**/*.browser.test.*', '**/*.contract.test.ts'],
        },
      },
      {
        extends: './packages/client/vite.config.ts',
        root: import.meta.dirname,
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
          exclude: everywhereOut,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium() ?? 'chromium', args: chromiumArguments } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          testTimeout: 20_000,
          include: ['packages/*/{src,test}/**/*.contract.test.ts'],
          exclude: everywhereOut,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          exclude: everywhereOut,
          // A journey waits for pages; two browsers at once keep two cores busy.
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
