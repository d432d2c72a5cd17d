import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/** A request to a real Akkoma, and its response. */
export interface Recording {
  /** `GROUP/NAME` */
  name: string
  request: {
    method: string
    path: string
    query: Record<string, string | number> | [string, string][]
    headers: Record<string, string>
    as: string | null
    body: Json
  }
  response: { status: number; headers: Record<string, string>; body: Json }
}

const project = join(import.meta.dirname, '../../../..')
const carried = join(project, 'packages/api/recordings')
const beside = join(project, '../shared/api/recorded')

/** The larger set where there is one, else the one that the project carries. */
export const recordingsFolder = process.env['ROOKERY_RECORDINGS'] ?? (existsSync(beside) ? beside : carried)

/** All exchanges, by name. Files that hold no exchange are left out. */
export function readRecordings(folder = recordingsFolder): Recording[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .flatMap((file) => {
      // The README beside the files states their shape.
      const content = JSON.parse(readFileSync(file, 'utf8')) as Partial<Recording>
      if (!content.request || !content.response) return []
      return [
        {
          name: relative(folder, file)
            .replaceAll('\\', '/')
            .replace(/\.json$/, ''),
          request: content.request,
          response: content.response,
        },
      ]
    })
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A string, or the fallback for anything else. */
export const text = (value: Json | undefined, fallback = ''): string => (typeof value === 'string' ? value : fallback)

/** Every object in a JSON value, the inner ones first. */
export function* objectsIn(value: Json): Generator<JsonObject> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item)
  else if (isObject(value)) {
    for (const item of Object.values(value)) yield* objectsIn(item)
    yield value
  }
}
