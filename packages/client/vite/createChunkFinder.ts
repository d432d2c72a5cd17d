import { relative, resolve } from 'node:path'

/** The modules that each lazy chunk begins with (`chunks.ts`), the chunks in the order of loading. */
export type ChunkTable = Readonly<Record<string, readonly string[]>>

export interface ChunkFinder {
  /** The chunk that the table gives to a module which is imported lazily; undefined if it has none. */
  find(id: string): string | undefined
  /** The rows that no call of `find` has used: nothing imports them lazily. */
  unused(): readonly string[]
}

/**
 * Finds the chunk of a lazy module in the table. A row of its own comes before that of its folder.
 *
 * @param root the folder of the client, with `src` in it
 */
export function createChunkFinder(table: ChunkTable, root: string): ChunkFinder {
  const rows = new Map(Object.entries(table).flatMap(([chunk, paths]) => paths.map((path) => [path, chunk] as const)))
  const packages = [...rows.keys()].filter((row) => !row.includes('/'))
  const used = new Set<string>()
  const sources = resolve(root, 'src')

  function rowOf(id: string): string | undefined {
    const path = relative(sources, id.replace(/\?.*$/, '')).replaceAll('\\', '/')
    const folder = `${path.slice(0, Math.max(0, path.lastIndexOf('/')))}/*`
    return [path, folder].find((row) => rows.has(row)) ?? packages.find((name) => id.includes(`/node_modules/${name}/`))
  }

  return {
    find(id) {
      const row = rowOf(id)
      if (row === undefined) return undefined
      used.add(row)
      return rows.get(row)
    },
    unused: () => [...rows.keys()].filter((row) => !used.has(row)),
  }
}
