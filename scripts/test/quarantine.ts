import { idOf, type RunRecord } from './RunRecord.ts'

/**
 * The tests of e2e/quarantine.json fail because of a bug of a browser that cannot be fixed here. They run and are reported, and block
 * nothing; few of them, and not for long.
 */
export interface Quarantined {
  /** Its identity, as the line of its failure says it. */
  readonly test: string
  readonly reason: string
  /** The day when it was put there, as YYYY-MM-DD. */
  readonly date: string
}

const max = 5
const days = 30
const millisecondsOfADay = 86_400_000

/** The projects that run in a browser, whose bugs this is for. */
const inBrowsers = ['browser', 'browser alone', 'app', 'sweep', 'e2e', 'firefox', 'webkit']

interface Given {
  /** The content of the file. */
  readonly entries: unknown
  readonly today: Date
  readonly run: Pick<RunRecord, 'tests'>
  /** The projects that ran completely: each of their entries must name a test. */
  readonly projects: readonly string[]
}

/** Errors in the quarantine, a sentence each. Any of them fails the run. */
export function quarantineErrors({ entries, today, run, projects }: Given): readonly string[] {
  if (!Array.isArray(entries)) return ['e2e/quarantine.json must hold a list.']
  const read = quarantined(entries)
  const ids = new Set(run.tests.map(idOf))
  return [
    ...(entries.length > max ? [`e2e/quarantine.json has ${entries.length} tests; at most ${max} may be there. Mend one.`] : []),
    ...entries.flatMap((entry, at) =>
      isQuarantined(entry) ? [] : [`Entry ${at + 1} of e2e/quarantine.json needs a test, a reason, and a date such as 2026-12-24.`],
    ),
    ...read.flatMap((entry, at) => {
      if (read.findIndex(({ test }) => test === entry.test) !== at) return [`“${entry.test}” is in e2e/quarantine.json twice.`]
      return errorsOf(entry, { today, ids, projects })
    }),
  ]
}

/** The entries of the file that can be read. */
export function quarantined(entries: unknown): readonly Quarantined[] {
  return Array.isArray(entries) ? entries.filter(isQuarantined) : []
}

function errorsOf(
  { test, date }: Quarantined,
  { today, ids, projects }: Pick<Given, 'today' | 'projects'> & { readonly ids: ReadonlySet<string> },
): readonly string[] {
  const project = test.split(':', 1)[0] ?? ''
  const age = Math.floor((today.getTime() - Date.parse(date)) / millisecondsOfADay)
  if (!inBrowsers.includes(project)) return [`“${test}” runs in no browser, so it cannot be in e2e/quarantine.json.`]
  if (projects.includes(project) && !ids.has(test)) return [`“${test}” is in e2e/quarantine.json, but there is no such test.`]
  if (age < 0) return [`“${test}” is in e2e/quarantine.json since ${date}, which is in the future.`]
  if (age > days)
    return [`“${test}” is in e2e/quarantine.json since ${date}, which is more than ${days} days. Mend the test, or replace it by another.`]
  return []
}

function isQuarantined(entry: unknown): entry is Quarantined {
  if (typeof entry !== 'object' || entry === null) return false
  if (!('test' in entry && 'reason' in entry && 'date' in entry) || Object.keys(entry).length > 3) return false
  const { test, reason, date } = entry
  if (typeof test !== 'string' || typeof reason !== 'string' || reason.trim() === '' || typeof date !== 'string') return false
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
}
