import { join } from 'node:path'
import process from 'node:process'

import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config'

import engineJourneys from './e2e/engineJourneys.json' with { type: 'json' }
import { engineNames } from './packages/browser-drivers/src/engines.mjs'
import { cataloguePlugin } from './packages/client/vite/cataloguePlugin.ts'
import { instancesPlugin } from './packages/client/test/app/instancesPlugin.ts'
import { parkPointer } from './packages/client/test/parkPointer.ts'
import { emojiPlugin } from './packages/client/vite/emojiPlugin.ts'
import { languagesPlugin } from './packages/client/vite/languagesPlugin.ts'
import { chromiumArguments, fewerProcesses, findTestBrowser } from './scripts/chromium.mjs'
import { isFullRun } from './scripts/test/isFullRun.ts'
import { testsAlone } from './scripts/testsAlone.ts'
import { SlowestFirst } from './scripts/SlowestFirst.ts'
import { HistoryReporter } from './scripts/test/HistoryReporter.ts'
import { StallReporter } from './scripts/test/StallReporter.ts'

/** Vitest leaves one processor to itself, and with two there would be one worker. */
const maxWorkers = 2

/** What property tests draw their samples from; null for new ones each time. */
const propertySeed = process.env['ROOKERY_SEED'] === undefined ? null : Number(process.env['ROOKERY_SEED'])

/** A test that passes at its second try has failed: somebody has to find out why. */
const retry = 0

/** How many times as many samples property tests draw. */
const propertyFactor = isFullRun ? 10 : 1

/**
 * Test machines are often busy: a hanging test is still found, and no test is judged by its duration. With ten jobs beside it, the first
 * test of a screen waited for more than 15 s until the server of modules had transformed the code.
 */
const timeoutMs = { testTimeout: 180_000 * propertyFactor, hookTimeout: 120_000, expect: { poll: { timeout: 45_000 } } }

/** The path of the run that `npm test` stores. */
const storedRun = process.env['ROOKERY_RUN']

const printError = (sentence: string) => void process.stderr.write(`${sentence}\n`)

/** Longer than any test, with its hooks and fixtures (ms). */
const stallLimit = timeoutMs.testTimeout + 420_000

const everywhereOut = ['**/node_modules/**', '**/dist/**']

const unitAlone = testsAlone()

const browserTests = ['packages/*/src/**/*.browser.test.{ts,tsx}']

/** What lasts as long as the page: a content policy that was written into it, and what it has learned of a picture's address. */
const browserAlone = ['hostile', 'StatusContent', 'StatusCard'].map((name) => `packages/*/src/**/${name}.browser.test.tsx`)

function inBrowser(
  name: string,
  test: NonNullable<TestProjectInlineConfiguration['test']>,
  plugins: Plugin[] = [],
): TestProjectInlineConfiguration {
  return {
    plugins,
    extends: './packages/client/vite.config.ts',
    root: import.meta.dirname,
    // Its default is a folder of the root, where the client's pictures are not.
    publicDir: join(import.meta.dirname, 'packages/client/public'),
    test: {
      ...test,
      name,
      // This project does not inherit from the one above. A page with the whole client waits for its instance: three keep two processors busy.
      maxWorkers: name === 'app' ? maxWorkers + 1 : maxWorkers,
      provide: { propertySeed, propertyFactor, isFullRun },
      // One only: each file of tests loads it again.
      setupFiles: ['packages/client/test/emptyPage.ts'],
      retry,
      ...timeoutMs,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { parkPointer },
        provider: playwright({
          launchOptions: {
            executablePath: findTestBrowser() ?? 'chromium',
            args: [...chromiumArguments, ...(name === 'app' ? fewerProcesses : [])],
          },
          // Else a press on what is not there lasts as long as its test.
          actionTimeout: timeoutMs.expect.poll.timeout,
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

/** Checks of every screen and state for users of screen readers and keyboards. */
const sweepFiles = ['openStates', 'newcomerStates', 'everyScreen'].map((name) => `e2e/journeys/${name}*.test.ts`)

interface Journeys {
  readonly name: string
  readonly engine: string
  readonly include: string[]
  readonly exclude?: string[]
  readonly setupFiles?: string[]
  readonly groupOrder: number
}

function journeysIn({ name, engine, include, exclude = [], setupFiles = [], groupOrder }: Journeys): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      env: { ROOKERY_ENGINE: engine },
      include,
      exclude: [...everywhereOut, ...exclude],
      setupFiles,
      // The files of a worker share its browser and its modules; each starts a product of its own.
      isolate: false,
      retry,
      // A journey waits for its pages now and then: three at once keep two processors busy.
      maxWorkers: maxWorkers + 1,
      sequence: { groupOrder },
      testTimeout: timeoutMs.testTimeout,
      hookTimeout: 180_000,
    },
  }
}

/** The journeys for an engine other than Chromium: the core ones, and in a full run all that it supports. */
function journeysInOther(engine: string, groupOrder: number): TestProjectInlineConfiguration {
  const coreFiles = Object.keys(engineJourneys.core).map((name) => `e2e/journeys/${name}`)
  return journeysIn({
    name: engine,
    engine,
    include: isFullRun ? ['e2e/journeys/*.test.ts'] : coreFiles,
    exclude: sweepFiles,
    setupFiles: ['e2e/harness/walkInEngine.ts'],
    groupOrder,
  })
}

export default defineConfig({
  plugins: [cataloguePlugin(), languagesPlugin(), emojiPlugin()],
  test: {
    maxWorkers,
    retry,
    ...timeoutMs,
    provide: { propertySeed, propertyFactor },
    sequence: { sequencer: SlowestFirst },
    // Many tests cause warnings on purpose.
    silent: 'passed-only',
    reporters: [
      'default',
      new HistoryReporter(),
      // Manual runs are not watched: a debugger may stop a test for as long as it likes.
      ...(storedRun === undefined ? [] : [new StallReporter({ limitMs: stallLimit, path: storedRun, report: printError })]),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Starting a process and its modules again for each file took longer than the tests.
          isolate: false,
          unstubGlobals: true,
          setupFiles: ['scripts/untilImported.ts'],
          include: [
            'bench/*.test.ts',
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/test/**/*.test.ts',
            'packages/client/vite/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...everywhereOut, '**/*.browser.test.*', '**/*.app.test.*', '**/*.contract.test.ts', ...unitAlone],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit alone',
          environment: 'node',
          setupFiles: ['scripts/propertySeed.ts'],
          include: unitAlone,
          exclude: everywhereOut,
        },
      },
      inBrowser('browser', {
        include: browserTests,
        exclude: [...everywhereOut, ...browserAlone],
        // Loading some hundred modules again for each file took longer than the tests.
        isolate: false,
      }),
      inBrowser(
        'app',
        {
          include: ['packages/client/{src,test}/**/*.app.test.tsx'],
          exclude: everywhereOut,
          isolate: false,
          globalSetup: ['packages/client/test/app/instances.ts'],
        },
        [instancesPlugin()],
      ),
      inBrowser('browser alone', { include: browserAlone, exclude: everywhereOut }),
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['packages/*/{src,test}/**/*.contract.test.ts'],
          exclude: everywhereOut,
        },
      },
      // One group, so that journeys start as soon as the first worker has no more files of the sweep.
      journeysIn({ name: 'sweep', engine: 'chromium', include: sweepFiles, groupOrder: 1 }),
      journeysIn({ name: 'e2e', engine: 'chromium', include: ['e2e/**/*.test.ts'], exclude: sweepFiles, groupOrder: 1 }),
      ...engineNames.map((engine, index) => journeysInOther(engine, 2 + index)),
    ],
  },
})
