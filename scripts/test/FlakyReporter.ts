import process from 'node:process'
import type { Reporter, TestCase } from 'vitest/node'

/** More flaky tests in one run mean a fault of the product or of the harness. */
const maxFlaky = 3

const shownLines = 20

/** Prints the tests that passed at their second try only, so that each can be mended at its cause. A run with several of them fails. */
export class FlakyReporter implements Reporter {
  #flaky: TestCase[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(test)
  }

  onTestRunEnd(): void {
    if (this.#flaky.length === 0) return
    console.log(`\nFlaky, passed at the second try (at most ${maxFlaky} may):`)
    for (const test of this.#flaky) {
      console.log(`  ${test.module.relativeModuleId}: ${test.fullName}`)
      for (const { message } of test.result().errors ?? []) console.log(`    ${message.split('\n').slice(0, shownLines).join('\n    ')}`)
    }
    if (this.#flaky.length > maxFlaky) process.exitCode = 1
  }
}
