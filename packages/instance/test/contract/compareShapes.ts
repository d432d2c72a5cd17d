import { entityOf } from './entities.ts'
import { isObject, type Json, type JsonObject } from './recordings.ts'

/** Observed shapes of the real server's JSON: the types at each path, and the keys of each kind of object. */
export interface Shapes {
  /** By place, such as `Status.card` or `timelines/home[].pleroma`. */
  types: Map<string, Set<string>>
  /** By entity: how often each key was seen, and how many of the entity. */
  keys: Map<string, { count: number; keys: Map<string, number> }>
}

/** Places whose keys are data, not shape. */
const openMaps: readonly RegExp[] = [
  /opengraph$/,
  /settings_store$/,
  /^instance\/pleroma_emoji/,
  /mrf_/,
  /_info$/,
  /^frontend_settings\//,
  /frontend_configurations/,
  /nodeinfo$/,
  /\.settings$/,
]
export const isOpenMap = (place: string): boolean => openMaps.some((pattern) => pattern.test(place))

export const kindOf = (value: Json): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

export function collectShapes(samples: Iterable<{ name: string; body: Json }>): Shapes {
  const shapes: Shapes = { types: new Map(), keys: new Map() }
  for (const { name, body } of samples) collect(shapes, name, body)
  return shapes
}

function collect(shapes: Shapes, place: string, value: Json): void {
  const types = shapes.types.get(place) ?? new Set()
  shapes.types.set(place, types.add(kindOf(value)))
  if (Array.isArray(value)) for (const item of value) collect(shapes, `${place}[]`, item)
  if (!isObject(value)) return
  const entity = entityOf(value)
  const base = entity ?? place
  const seen = shapes.keys.get(base) ?? { count: 0, keys: new Map<string, number>() }
  shapes.keys.set(base, seen)
  seen.count += 1
  for (const [key, item] of Object.entries(value)) {
    seen.keys.set(key, (seen.keys.get(key) ?? 0) + 1)
    collect(shapes, `${base}.${key}`, item)
  }
}

/**
 * How an answer differs in shape from the recorded one: missing and surplus keys, other types, other kinds of entities.
 * Values do not matter, nor how many items a list has; a recorded null says nothing of the type.
 */
export function compareShapes(shapes: Shapes, name: string, recorded: Json, actual: Json): string[] {
  const differences = new Set<string>()
  compare(shapes, name, recorded, actual, differences)
  return [...differences]
}

function compare(shapes: Shapes, place: string, recorded: Json, actual: Json, differences: Set<string>): void {
  if (isObject(recorded) && isObject(actual) && entityOf(recorded) !== entityOf(actual)) {
    differences.add(`${place}: ${entityOf(actual) ?? 'a plain object'} for ${entityOf(recorded) ?? 'a plain object'}`)
    return
  }
  if (Array.isArray(recorded) && Array.isArray(actual) && recorded.length > 0 && actual.length === 0)
    differences.add(`${place}: an empty list`)
  check(shapes, place, actual, differences)
}

function check(shapes: Shapes, place: string, actual: Json, differences: Set<string>): void {
  const types = shapes.types.get(place)
  const kind = kindOf(actual)
  if (types && !types.has(kind) && !(types.size === 1 && types.has('null'))) {
    differences.add(`${place}: ${kind} for ${[...types].join(' or ')}`)
    return
  }
  if (isOpenMap(place)) return
  if (Array.isArray(actual)) for (const item of actual) check(shapes, `${place}[]`, item, differences)
  if (!isObject(actual)) return
  const base = entityOf(actual) ?? place
  checkKeys(shapes, base, actual, differences)
  for (const [key, item] of Object.entries(actual)) check(shapes, `${base}.${key}`, item, differences)
}

function checkKeys(shapes: Shapes, base: string, actual: JsonObject, differences: Set<string>): void {
  const seen = shapes.keys.get(base)
  // An empty object is a hidden entity: it has no keys to compare.
  if (!seen || Object.keys(actual).length === 0) return
  for (const key of Object.keys(actual)) if (!seen.keys.has(key)) differences.add(`${base}: surplus key ${key}`)
  for (const [key, count] of seen.keys) if (count === seen.count && !(key in actual)) differences.add(`${base}: missing key ${key}`)
}
