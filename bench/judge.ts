import type { Row } from './Measure.ts'

/** Bounds of one row in budgets.json. The aim is where we want to be; only the bounds fail a run. */
export interface Budget {
  readonly max?: number
  readonly min?: number
  readonly aim?: number
}

export type Budgets = Readonly<Record<string, Budget>>

export interface Judged extends Row {
  readonly budget: Budget | null
  readonly within: boolean
}

/**
 * Holds each row against its budget. A row without one is for information.
 *
 * @throws Error for a budget that no row answers to, when `complete`: it would be met by not measuring
 */
export function judge(rows: readonly Row[], budgets: Budgets, { complete }: { readonly complete: boolean }): readonly Judged[] {
  const unmeasured = Object.keys(budgets).filter((id) => !rows.some((row) => row.id === id))
  if (complete && unmeasured.length > 0) throw new Error(`Nothing measured ${unmeasured.join(', ')}, which budgets.json bounds.`)
  return rows.map((row) => {
    const budget = budgets[row.id] ?? null
    const { max = Number.POSITIVE_INFINITY, min = Number.NEGATIVE_INFINITY } = budget ?? {}
    return { ...row, budget, within: row.value <= max && row.value >= min }
  })
}

/** The rows as aligned columns: verdict, value, bound, description. */
export function tableOf(rows: readonly Judged[]): string {
  const cells = rows.map((row) => [verdictOf(row), `${format(row.value, row.unit)} ${row.unit}`, boundOf(row), row.what])
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  return cells
    .map((line) => line.map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  '))
    .join('\n')
}

function verdictOf({ budget, within, value }: Judged) {
  if (!budget) return ' '
  if (!within) return '✗'
  return budget.aim !== undefined && value > budget.aim ? '~' : '✓'
}

function boundOf({ budget, unit }: Judged) {
  if (!budget) return ''
  const parts = [
    budget.max === undefined ? '' : `≤ ${format(budget.max, unit)}`,
    budget.min === undefined ? '' : `≥ ${format(budget.min, unit)}`,
    budget.aim === undefined ? '' : `aim ${format(budget.aim, unit)}`,
  ]
  return parts.filter(Boolean).join(', ')
}

function format(value: number, unit: Row['unit']) {
  const digits = unit === 'ratio' || unit === 'MB' || value % 1 === 0 ? 2 : 1
  return value.toLocaleString('en', { maximumFractionDigits: unit === 'bytes' ? 0 : digits })
}
