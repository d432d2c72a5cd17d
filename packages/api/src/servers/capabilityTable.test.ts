import { expect, test } from 'vitest'
import { capabilitiesOf } from '../capabilities.ts'
import { knownAbilities } from '../knownSoftware.ts'
import { decodeInstance } from '../wire/instance.ts'
import { decodeNodeInfo } from '../wire/nodeInfo.ts'
import { capabilityStates, type Probe } from './capabilityStates.ts'
import { capabilitiesIn } from '../../test/capabilitiesIn.ts'
import { columnServers } from '../../test/columnServers.ts'
import { serverColumns, supportOf } from './CapabilityRow.ts'
import { capabilityTable } from './capabilityTable.ts'
import type { Capabilities } from '../capabilities.ts'
import type { CapabilityRow, ServerColumn } from './CapabilityRow.ts'

const rows: [string, CapabilityRow][] = capabilityTable.flatMap(({ rows: some }) => Object.entries(some))

function capabilitiesOn(column: ServerColumn): Capabilities {
  const { instance, second, nodeInfo } = columnServers[column]
  return capabilitiesIn({ ...instance, ...second }, nodeInfo)
}

test('each row has a name of its own and a letter for each server', () => {
  expect(rows.length).toBeGreaterThan(120)
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(([, { name }]) => name)).size).toBe(rows.length)
  const letters = serverColumns.length
  expect(rows.filter(([, { cells }]) => !/^[ynps?]{7} [ynps?]{2} [ynps?]{2} [ynps?]{7} [ynps?]{5}$/.test(cells))).toEqual([])
  expect(letters).toBe(23)
})

test('each capability of the client follows from a row', () => {
  const named = new Set(rows.map(([, { capability }]) => capability))
  expect(Object.keys(capabilitiesOn('akkoma-3.16')).filter((name) => !named.has(name as keyof Capabilities))).toEqual([])
})

test('capability states come from the server’s documents first, then from the table and from probes', () => {
  const stateOf = (column: ServerColumn, probes: Readonly<Record<string, Probe>> = {}) => {
    const { instance, second, nodeInfo } = columnServers[column]
    const decoded = decodeInstance({ ...instance, ...second })
    const info = nodeInfo && decodeNodeInfo(nodeInfo)
    const known = { ...decoded, known: knownAbilities(decoded, info) }
    const documents = [instance, ...(second ? [second] : [])]
    const facts = { instance: known, nodeInfo: info, capabilities: capabilitiesOf(known, info), documents, probes }
    const states = new Map(capabilityStates(facts).flatMap(({ rows: some }) => some.map((state) => [state.id, state])))
    return (id: string) => `${states.get(id)?.support}: ${states.get(id)?.evidence}`
  }
  for (const column of serverColumns) {
    const state = stateOf(column)
    for (const [id, row] of rows) {
      const support = supportOf(row, column)
      if (row.capability && typeof capabilitiesOn(column)[row.capability] === 'boolean' && (support === 'yes' || support === 'no'))
        expect.soft(state(id), `${column}: ${id}`).toMatch(new RegExp(`^${support}: .`))
      // Nothing else is known where only the software or a response could tell.
      else if (!row.capability && row.read.every((reading) => /^(?:software|field|response)/.test(reading)))
        expect.soft(state(id), `${column}: ${id}`).toMatch(new RegExp(`^${support}: .`))
    }
  }
  expect(stateOf('mastodon-4.6')('quoting')).toBe('yes: number of the interface: 10, needed: 7')
  expect(stateOf('mastodon-4.2')('lists')).toBe('yes: table for this software')
  expect(stateOf('mastodon-4.2', { '/api/v1/lists': 404 })('lists')).toMatch(/^no: .*status 404, which switches it off/)
  expect(stateOf('mastodon-4.2', { '/api/v2/instance': 'page' })('secondDescription')).toMatch(/^no: .*responded with a page/)
  expect(stateOf('pixelfed', { '/api/v1/lists': 200 })('lists')).toMatch(/^stub: .*status 200/)
  expect(stateOf('pixelfed', { '/api/v1/lists': 503 })('lists')).toBe('stub: table for this software')
})

test('the client’s capabilities for each kind of server match the table', () => {
  for (const column of serverColumns) {
    const capabilities = capabilitiesOn(column)
    for (const [id, row] of rows) {
      const value = row.capability && capabilities[row.capability]
      const support = supportOf(row, column)
      if (typeof value !== 'boolean' || support === 'partly' || support === 'unknown') continue
      expect.soft(value, `${column}: ${id}`).toBe(support === 'yes')
    }
  }
})

const apiNumbers = { 'mastodon-4.2': 0, 'mastodon-4.3': 2, 'mastodon-4.4': 6, 'mastodon-4.5': 7, 'mastodon-4.6': 10, 'mastodon-4.7': 11 }

test('a number of the interface is needed where the table says so', () => {
  for (const [id, row] of rows) {
    const needed = row.read.flatMap((reading) => /^api (\d+)$/.exec(reading)?.[1] ?? [])
    if (needed.length === 0) continue
    const expected = Object.entries(apiNumbers).map(([column, number]) => [column, number >= Number(needed[0])])
    const listed = Object.keys(apiNumbers).map((column) => [column, ['yes'].includes(supportOf(row, column as ServerColumn))])
    expect.soft(listed, id).toEqual(expected)
  }
})
