import { createHash } from 'node:crypto'

/**
 * @typedef {object} PortedRow A line of a table in `e2e/ported`.
 * @property {string} subject The table's name.
 * @property {string} line
 */

/**
 * Draws rows at random: at least some of each subject, the rest from all. The same seed draws the same rows in any order.
 *
 * @param {readonly PortedRow[]} rows
 * @param {string} seed
 * @param {{ readonly count: number, readonly perSubject: number }} sizes
 * @returns {readonly PortedRow[]} in the order in which they were given
 */
export function drawnRows(rows, seed, { count, perSubject }) {
  const shuffled = rows.toSorted((one, other) => (lotOf(one, seed) < lotOf(other, seed) ? -1 : 1))
  const subjects = [...new Set(rows.map(({ subject }) => subject))]
  const drawn = new Set(subjects.flatMap((subject) => shuffled.filter((row) => row.subject === subject).slice(0, perSubject)))
  for (const row of shuffled) if (drawn.size < count) drawn.add(row)
  return rows.filter((row) => drawn.has(row))
}

/**
 * @param {PortedRow} row
 * @param {string} seed
 */
function lotOf({ subject, line }, seed) {
  return createHash('sha256').update([seed, subject, line].join('\n')).digest('hex')
}
