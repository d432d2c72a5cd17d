import process from 'node:process'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

import { addEnd, addErrors, addTests } from './history.ts'
import type { LooseError, TestRecord } from './RunRecord.ts'

/**
 * Stores the result of each test, for the summary of the run and for the ranking over the last runs. Manual runs are not stored, because
 * tests in progress may fail.
 */
export class HistoryReporter implements Reporter {
  readonly #path: string | undefined

  /** @param path of the run that results are added to; `npm test` says it in ROOKERY_RUN */
  constructor(path: string | undefined = process.env['ROOKERY_RUN']) {
    this.#path = path
  }

  onTestModuleEnd(module: TestModule): void {
    if (this.#path === undefined) return
    const where = { project: projectOf(module), file: module.relativeModuleId }
    addTests(this.#path, where, [...module.children.allTests()].map(recordOf))
    const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors())
    addErrors(this.#path, errors.map(looseErrorIn(`${where.project}: ${where.file}`)))
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    if (this.#path === undefined) return
    addErrors(this.#path, unhandled.map(looseErrorIn('outside of every test')))
    addEnd(this.#path)
  }
}

function recordOf(test: TestCase): TestRecord {
  const { state, errors } = test.result()
  return {
    project: projectOf(test),
    file: test.module.relativeModuleId,
    name: test.fullName,
    // A test whose file broke off has no result: that file has an error of its own.
    result: state === 'pending' ? 'skipped' : state,
    milliseconds: test.diagnostic()?.duration ?? 0,
    reason: firstLine(errors?.[0]?.message ?? ''),
  }
}

/** Vitest adds the browser to the name of a project that has instances. */
function projectOf({ project }: TestCase | TestSuite | TestModule): string {
  return project.name.replace(/ \(chromium\)$/, '')
}

function looseErrorIn(where: string): (error: SerializedError) => LooseError {
  return ({ message }) => ({ where, reason: firstLine(message) })
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
