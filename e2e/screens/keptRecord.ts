import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Values by name in a JSON file that is written at each change, so that a walk in parts adds to the parts before. */
export interface KeptRecord<Value> {
  /** Undefined removes the value. */
  set(name: string, value: Value | undefined): void
  all(): Readonly<Record<string, Value>>
}

/** Opens the record in a file, or begins an empty one. */
export async function openRecord<Value>(file: string): Promise<KeptRecord<Value>> {
  const before = await readFile(file, 'utf8').catch(() => '{}')
  const values = new Map(Object.entries(JSON.parse(before) as Record<string, Value>)) // written below
  const all = () => Object.fromEntries([...values].toSorted(([a], [b]) => a.localeCompare(b)))
  return {
    set(name, value) {
      if (value === undefined) values.delete(name)
      else values.set(name, value)
      writeFileSync(file, `${JSON.stringify(all(), null, 2)}\n`)
    },
    all,
  }
}
