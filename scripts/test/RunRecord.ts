/** Result of one test in one run. */
export interface TestRecord {
  readonly project: string
  /** The path from the project's folder. */
  readonly file: string
  /** Its name after those of the groups that it is in. */
  readonly name: string
  readonly result: 'passed' | 'failed' | 'skipped'
  readonly milliseconds: number
  /** The first line of the error of a failed test. */
  readonly reason: string
}

/** A failure outside of tests: in an import, a hook, or an unhandled promise. */
export interface LooseError {
  readonly where: string
  readonly reason: string
}

/** One run of the tests, as it is persisted. */
export interface RunRecord {
  readonly date: string
  /** The commit, with a plus sign where files differed from it. */
  readonly commit: string
  readonly set: 'default' | 'full'
  readonly tests: readonly TestRecord[]
  readonly errors: readonly LooseError[]
  /** How many times Vitest came to its end in this run, which has several parts. */
  readonly ended: number
}

/** The identity of a test, as failures are printed and as the quarantine names it. */
export function idOf({ project, file, name }: Pick<TestRecord, 'project' | 'file' | 'name'>): string {
  return `${project}: ${file} › ${name}`
}
