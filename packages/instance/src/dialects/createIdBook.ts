import { isFlake } from '../domain/ids.ts'
import type { Difference } from './Difference.ts'

type Form = Extract<Difference, { readonly kind: 'ids' }>['form']

/** Ids of the instance and their form in a dialect. */
export interface IdBook {
  /** An id of the instance as the dialect writes it. */
  outside(id: string): string
  /** The id of the instance behind one that was written before; any other text as it is. */
  inside(text: string): string
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The order of ids stays: all forms begin with the time. */
export function createIdBook(form: Form | null): IdBook {
  const outsides = new Map<string, string>()
  const insides = new Map<string, string>()
  return {
    outside(id) {
      const known = outsides.get(id)
      if (form === null || !isFlake(id)) return id
      if (known !== undefined) return known
      let value = valueOf(id, form)
      while (insides.has(written(value, form))) value += 1n
      const text = written(value, form)
      outsides.set(id, text)
      insides.set(text, id)
      return text
    },
    inside: (text) => insides.get(text) ?? text,
  }
}

/** 128 bits, or 48 of time and 16 of the counter where ids are short. */
function valueOf(id: string, form: Form): bigint {
  const value = [...id].reduce((sum, letter) => sum * 62n + BigInt(base62.indexOf(letter)), 0n)
  return form === 'ulid' || form === 'uuid' ? value : ((value >> 64n) << 16n) | (value & 0xffffn)
}

function written(value: bigint, form: Form): string {
  switch (form) {
    case 'snowflake':
      return value.toString()
    case 'base36':
      return value.toString(36).padStart(13, '0')
    case 'ulid':
      return Array.from({ length: 26 }, (_, index) => crockford[Number((value >> BigInt(5 * (25 - index))) & 31n)]).join('')
    case 'uuid':
      return value
        .toString(16)
        .padStart(32, '0')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }
}
