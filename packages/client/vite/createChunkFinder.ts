import { relative, resolve } from 'node:path'

/** The modules that each lazy chunk begins with (`chunks.ts`), the chunks in the order of loading. */
export type ChunkTable = Readonly<Record<string, readonly string[]>>

export interface ChunkFinder {
  /**
   * The chunk that the table gives to a module; undefined if it has none.
   * @param isLazy it is imported lazily; rows of folders and packages mean such modules alone
   */
  find(id: string, isLazy?: boolean): string | undefined
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

  function rowOf(id: string, isLazy: boolean): string | undefined {
    const path = relative(sources, id.replace(/\?.*$/, '')).replaceAll('\\', '/')
    const folder = `${path.slice(0, Math.max(0, path.lastIndexOf('/')))}/*`
    if (rows.has(path)) return path
    if (!isLazy) return undefined
    return rows.has(folder) ? folder : packages.find((name) => id.includes(`/node_modules/${name}/`))
  }

  return {
    find(id, isLazy = true) {
      const row = rowOf(id, isLazy)
      if (row === undefined) return undefined
      used.add(row)
      return rows.get(row)
    },
    unused: () => [...rows.keys()].filter((row) => !used.has(row)),
  }
}
