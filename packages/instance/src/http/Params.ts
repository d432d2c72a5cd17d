import { failure, invalidValue, missingField } from './HttpError.ts'

export type ParamValue = string | number | boolean | null | File | ParamValue[] | ParamObject
export interface ParamObject {
  [name: string]: ParamValue
}

/** Seconds of 3,000 years, and more rows or numbered ids than there can be: beyond it neither times nor the database can follow. */
const largestInteger = 10 ** 11

const longestShortString = 255

const falsy: readonly unknown[] = [false, 0, '', '0', 'f', 'F', 'false', 'FALSE', 'off', 'OFF']

/**
 * The parameters of a request from query, JSON, form or multipart, which Akkoma does not distinguish. Readers return undefined for missing
 * or null values and throw Akkoma's 400 for invalid ones.
 */
export class Params {
  readonly values: ParamObject
  readonly #path: readonly string[]

  constructor(values: ParamObject, path: readonly string[] = []) {
    this.values = values
    this.#path = path
  }

  has(name: string): boolean {
    return this.values[name] !== undefined
  }

  string(name: string): string | undefined {
    const value = this.values[name]
    if (value === undefined || value === null) return undefined
    if (typeof value !== 'string') throw this.#invalid(name, `Invalid string. Got: ${kindOf(value)}`)
    return value
  }

  /** A stored text of one line. @throws HttpError 422 above 255 characters, the limit of Akkoma's database */
  shortString(name: string): string | undefined {
    const value = this.string(name)
    if (value !== undefined && value.length > longestShortString) throw failure(422, `${name} should be at most 255 character(s)`)
    return value
  }

  requiredString(name: string): string {
    const value = this.string(name)
    if (value === undefined) throw missingField(name, this.#path)
    return value
  }

  /** An id: a string, or a number as a string. */
  id(name: string): string | undefined {
    const value = this.values[name]
    return typeof value === 'number' ? String(value) : this.string(name)
  }

  /** A whole number; one that is out of all proportion counts as the largest there is. */
  int(name: string): number | undefined {
    const value = this.values[name]
    if (value === undefined || value === null) return undefined
    if (typeof value === 'number' && Number.isInteger(value)) return bounded(value)
    if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return bounded(Number(value))
    throw this.#invalid(name, `Invalid integer. Got: ${kindOf(value)}`)
  }

  /** Akkoma's loose booleans: everything but its list of false ones is true. */
  bool(name: string): boolean | undefined {
    const value = this.values[name]
    if (value === undefined || value === null) return undefined
    return !falsy.includes(value)
  }

  /** One of the allowed words; any other is dropped without a word, as on Akkoma. */
  oneOf<const Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.values[name]
    return words.find((word) => word === value)
  }

  /** A list of strings; a single one counts as a list of one. */
  strings(name: string): string[] | undefined {
    const value = this.values[name]
    if (value === undefined || value === null) return undefined
    const list = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [value]
    return list.map((item) => {
      if (typeof item === 'string' || typeof item === 'number') return String(item)
      throw this.#invalid(name, `Invalid string. Got: ${kindOf(item)}`)
    })
  }

  /** Those of a list that are among the allowed words. */
  manyOf<const Word extends string>(name: string, words: readonly Word[]): Word[] {
    const sent = this.strings(name) ?? []
    return words.filter((word) => sent.includes(word))
  }

  object(name: string): Params | undefined {
    const value = this.values[name]
    if (value === undefined || value === null) return undefined
    if (!isObject(value)) throw this.#invalid(name, `Invalid object. Got: ${kindOf(value)}`)
    return new Params(value, [...this.#path, name])
  }

  /** A list of objects. */
  objects(name: string): Params[] | undefined {
    const value = this.values[name]
    if (value === undefined || value === null) return undefined
    if (!Array.isArray(value)) throw this.#invalid(name, `Invalid array. Got: ${kindOf(value)}`)
    return value.map((item, index) => {
      if (!isObject(item)) throw this.#invalid(name, `Invalid object. Got: ${kindOf(item)}`)
      return new Params(item, [...this.#path, name, String(index)])
    })
  }

  file(name: string): File | undefined {
    const value = this.values[name]
    return value instanceof File ? value : undefined
  }

  #invalid(name: string, message: string) {
    return invalidValue([...this.#path, name], message)
  }
}

function bounded(value: number): number {
  return Math.min(Math.max(value, -largestInteger), largestInteger)
}

export function isObject(value: ParamValue | undefined): value is ParamObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File)
}

/** The type name of Akkoma's schema library. */
export function kindOf(value: ParamValue): string {
  if (Array.isArray(value)) return 'array'
  if (value === null) return 'null'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'float'
  return typeof value
}
