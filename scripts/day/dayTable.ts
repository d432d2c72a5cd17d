import type { DayRow } from './DayStep.ts'

/** The day as a table in Markdown. */
export function dayTable(rows: readonly DayRow[]): string {
  const lines = rows.map(({ step, result, ms, detail }) => [step, result, `${ms} ms`, inCell(detail)])
  return [['Step', 'Result', 'Time', 'The server said'], ['---', '---', '--:', '---'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('')
}

/** Texts of servers may have line ends. */
function inCell(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .slice(0, 300)
}
