import process from 'node:process'
import type { Reporter, TestCase } from 'vitest/node'

/** So many tests may need their second try in one run; more of them is a fault of the product or of the harness. */
const most = 3

const shownLines = 20

/**
 * Names the tests that passed at their second try only, so that each can be mended at its cause. A run with more than a few of
 * them has failed.
 */
export class UnstableTests implements Reporter {
  #unstable: TestCase[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#unstable.push(test)
  }

  onTestRunEnd(): void {
    if (this.#unstable.length === 0) return
    console.log(`\nUnstable, passed at the second try (at most ${most} may):`)
    for (const test of this.#unstable) {
      console.log(`  ${test.module.relativeModuleId}: ${test.fullName}`)
      for (const { message } of test.result().errors ?? []) console.log(`    ${message.split('\n').slice(0, shownLines).join('\n    ')}`)
    }
    if (this.#unstable.length > most) process.exitCode = 1
  }
}
