import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import process from 'node:process'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

import { addErrors } from './history.ts'

/** How a run is watched for stalls. */
export interface StallOptions {
  /** Milliseconds without the start or end of a test or a file; must exceed the time limits of tests and hooks. */
  readonly limitMs: number
  /** Where the run stores its results. */
  readonly path: string
  /** Gets what the run waits for, as a sentence. */
  readonly report: (sentence: string) => void
  /** The time in ms; that of the process if omitted. */
  readonly now?: () => number
}

/**
 * Ends what a run waits for, after it was silent for too long, and says which tests that were. Vitest has no time limit for a worker whose
 * process is blocked, nor for the end of a fixture: such a run would last until its machine is taken away, and leave no word of the cause.
 */
export class StallReporter implements Reporter {
  readonly #options: StallOptions
  /** Workers and browsers. */
  readonly #children = new Set<ChildProcess>()
  /** The tests that run, by their files; a file without one is between its tests. */
  readonly #running = new Map<string, Set<string>>()
  readonly #now: () => number
  #last: number
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(options: StallOptions) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#last = this.#now()
    subscribe('child_process', (message) => this.#addChild(message))
  }

  onTestRunStart(): void {
    this.#moved()
    this.#timer ??= setInterval(() => this.#check(), this.#options.limitMs / 10).unref()
  }

  onTestModuleStart(module: TestModule): void {
    this.#running.set(nameOf(module), new Set())
    this.#moved()
  }

  onTestCaseReady(test: TestCase): void {
    this.#running.get(nameOf(test.module))?.add(test.fullName)
    this.#moved()
  }

  onTestCaseResult(test: TestCase): void {
    this.#running.get(nameOf(test.module))?.delete(test.fullName)
    this.#moved()
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(nameOf(module))
    this.#moved()
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #moved(): void {
    this.#last = this.#now()
  }

  #addChild(message: unknown): void {
    const child = (message as { readonly process: ChildProcess }).process // as Node documents this channel
    this.#children.add(child)
    child.once('exit', () => this.#children.delete(child))
  }

  #check(): void {
    const { limitMs, path, report } = this.#options
    if (this.#now() - this.#last < limitMs) return
    const files = [...this.#running].map(([file, tests]) => `${file} (${[...tests].join(', ') || 'between its tests'})`)
    const sentence = `No test started or ended for ${limitMs / 1000} s. The run waited for ${files.join('; ') || 'no file'}.`
    report(sentence)
    addErrors(path, [{ where: 'outside of every test', reason: sentence }])
    // Vitest fails the file of a worker that ends, and goes on with the others.
    for (const child of this.#children) child.kill('SIGKILL')
    // A run without a process to wait for cannot go on.
    if (this.#children.size === 0) process.exit(1)
    this.#moved()
  }
}

function nameOf(module: TestModule): string {
  return `${module.project.name}: ${module.relativeModuleId}`
}
