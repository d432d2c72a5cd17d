import type { CapabilityState } from '@rookery/api/servers/capabilityStates'

/** A subject of the table with its rows. */
export interface AbilityArea {
  readonly title: string
  readonly rows: readonly CapabilityState[]
}

/** The rows that have each typed word in their texts; with `missingOnly` those that the server lacks wholly or partly. */
export function findAbilities(areas: readonly AbilityArea[], typed: string, missingOnly: boolean): readonly AbilityArea[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return areas.flatMap(({ title, rows }) => {
    const found = rows.filter((row) => {
      if (missingOnly && (row.support === 'yes' || row.support === 'unknown')) return false
      const text = [title, row.name, row.evidence, row.without].join(' ').toLowerCase()
      return words.every((word) => text.includes(word))
    })
    return found.length > 0 ? [{ title, rows: found }] : []
  })
}
