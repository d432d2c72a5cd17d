import { isFlake } from '../domain/ids.ts'
import type { Params, ParamValue } from './Params.ts'

/** More rows than one answer of a list for staff may hold. */
const largestPage = 200

/** Where a page begins and how long it is. Ids are exclusive. */
export interface Paging {
  limit: number
  offset: number
  maxId: string | undefined
  sinceId: string | undefined
  /** The page next to this id, upwards. */
  minId: string | undefined
  /** Ids of this list are numbers; they come and go as text. */
  numericIds: boolean
}

/**
 * Reads keyset paging. Ids that cannot be ids are dropped without a word, as on Akkoma.
 * @throws HttpError 400 for a limit that is not a number
 */
export function readPaging(params: Params, options: { numericIds?: boolean; defaultLimit?: number; maxLimit?: number } = {}): Paging {
  const { defaultLimit = 20, maxLimit = 40, numericIds = false } = options
  const isId = numericIds ? (id: string) => /^\d{1,15}$/.test(id) : isFlake
  const id = (name: string) => {
    const value = params.id(name)
    return value !== undefined && isId(value) ? value : undefined
  }
  return {
    limit: Math.min(Math.max(params.int('limit') ?? defaultLimit, 0), maxLimit),
    offset: Math.max(params.int('offset') ?? 0, 0),
    maxId: id('max_id'),
    sinceId: id('since_id'),
    minId: id('min_id'),
    numericIds,
  }
}

/**
 * The `Link` header of a page: always in both directions, in Akkoma's format, with the other parameters after the id.
 * @param url of the request, as people reach it
 */
export function linkHeader(url: string, params: Params, firstId: string, lastId: string): string {
  const others = Object.entries(params.values)
    .filter(([name]) => !['max_id', 'since_id', 'min_id', 'id', 'access_token'].includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) => write(name, value))
  const link = (name: string, id: string) => `<${url}?${[`${name}=${id}`, ...others].join('&')}>`
  return `${link('max_id', lastId)}; rel="next", ${link('min_id', firstId)}; rel="prev"`
}

function write(name: string, value: ParamValue): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => write(`${name}[]`, item))
  if (typeof value === 'object') return []
  return [`${name}=${encodeURIComponent(String(value))}`]
}

/** A page of a list that is numbered rather than followed, as staff's lists are. */
export interface OffsetPage {
  limit: number
  offset: number
}

/**
 * Reads `page` (from 1) and `page_size` (50 when left out).
 * @throws HttpError 400 for values that are no numbers
 */
export function readNumberedPage(params: Params): OffsetPage & { pageSize: number } {
  const pageSize = Math.min(Math.max(params.int('page_size') ?? 50, 0), largestPage)
  return { pageSize, limit: pageSize, offset: (Math.max(params.int('page') ?? 1, 1) - 1) * pageSize }
}
