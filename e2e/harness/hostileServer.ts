import { families } from '@rookery/content/corpus/families'
import { plainFields, type PlainFieldName } from '@rookery/content/corpus/plainFields'
import { hostileAddresses } from '@rookery/content/corpus/schemes'
import type { Page, Route } from 'playwright-core'

import { fetchResponse } from './fetchResponse.ts'

type Kind = PlainFieldName | 'body' | 'address'
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type JsonObject = { readonly [key: string]: Json }

const texts: Readonly<Record<Kind, readonly string[]>> = {
  body: Object.values(families).flatMap((family) => family.map(({ html }) => html)),
  address: hostileAddresses,
  ...fieldTexts(),
}

function fieldTexts(): Record<PlainFieldName, readonly string[]> {
  const of = (name: PlainFieldName) => plainFields.filter(({ field }) => field === name).map(({ text }) => text)
  return {
    name: of('name'),
    subject: of('subject'),
    'alt text': of('alt text'),
    'poll option': of('poll option'),
    'card title': of('card title'),
    'card description': of('card description'),
    'emoji name': of('emoji name'),
    'field name': of('field name'),
    'file name': of('file name'),
    'server words': of('server words'),
  }
}

/** The only host that the hostile server may load images from. */
export const imageHost = 'https://media.example'

export interface HostileServer {
  /** The kinds with texts that were not sent yet. */
  unsent(): readonly Kind[]
  /** Ids of the entries that the list at a path has had so far. */
  listed(path: string): readonly string[]
}

/**
 * From now on the server replaces each text or address of another user by one of the corpus, like a server without checks. Lists of posts,
 * notifications and versions are repeated `times`, each entry by another account. They end with their first page, so that a reader comes
 * to their end however fast the client fetches.
 */
export async function serveHostile(page: Page, image: Buffer, times = 12): Promise<HostileServer> {
  const sent = new Set<string>()
  const lists = new Map<string, readonly string[]>()
  const counts = new Map<string, number>()
  const count = (key: string): number => {
    const before = counts.get(key) ?? 0
    counts.set(key, before + 1)
    return before
  }
  /** Each kind of request has a place of its own in the corpus: which texts it brings does not depend on the order of requests. */
  const sourceFor = (path: string) => ({
    next: (kind: Kind): string => {
      const text = texts[kind][(placeOf(path) + count(`${path} ${kind}`)) % texts[kind].length] ?? ''
      sent.add(`${kind} ${text}`)
      return text
    },
    /** Some stay unchanged, so that images and bodies exist. */
    isStored: (kind: Kind): boolean => (kind === 'address' || kind === 'subject') && count(`${path} ${kind} kept`) % 2 === 1,
  })
  await page.route(`${imageHost}/**`, (route) => route.fulfill({ contentType: 'image/png', body: image }))
  await page.route(/\/(?:api|nodeinfo)\//, async (route: Route) => {
    const response = await fetchResponse(route)
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    const body = (await response.json()) as Json // a response of our own instance
    const { pathname, searchParams } = new URL(route.request().url())
    const isLong = /\/(?:timelines\/\w+|notifications|history|interactions)$/.test(pathname)
    const all = isLong && Array.isArray(body) ? (searchParams.has('max_id') ? [] : repeated(body, times)) : body
    if (isLong && Array.isArray(all)) lists.set(pathname, [...(lists.get(pathname) ?? []), ...idsOf(all)])
    const { next, isStored } = sourceFor(pathname.replace(/\/(?:\d+|\w{18})(?=\/|$)/g, '/:id'))
    await route.fulfill({ response, json: spoiled(all, next, isStored) })
  })
  return {
    unsent: () =>
      Object.keys(texts)
        .filter(isKind)
        .filter((kind) => texts[kind].some((text) => !sent.has(`${kind} ${text}`))),
    listed: (path) => lists.get(path) ?? [],
  }
}

/** A place in the corpus for a path, always the same. */
function placeOf(path: string): number {
  return [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
}

function isKind(key: string): key is Kind {
  return Object.hasOwn(texts, key)
}

function repeated(list: readonly Json[], times: number): readonly Json[] {
  return Array.from({ length: times }, (_, turn) =>
    turn === 0 ? list : list.map((item) => renamed(item, String(turn).padStart(2, '0'))),
  ).flat()
}

/** A copy with other ids: every account and entity in it is another one. */
function renamed(value: Json, suffix: string): Json {
  if (Array.isArray(value)) return value.map((item: Json) => renamed(item, suffix))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'id' && typeof inner === 'string' ? inner + suffix : renamed(inner, suffix)]),
  )
}

function idsOf(list: readonly Json[]): readonly string[] {
  return list.flatMap((item) => (isObject(item) && typeof item['id'] === 'string' ? [item['id']] : []))
}

function spoiled(value: Json, next: (kind: Kind) => string, isStored: (kind: Kind) => boolean): Json {
  if (Array.isArray(value)) return value.map((item: Json) => spoiled(item, next, isStored))
  if (!isObject(value)) return value
  const changed = Object.entries(value).map(([key, inner]): [string, Json] => {
    if (key === 'emojis') return [key, hostileEmojis(next)]
    if (key === 'fields') return [key, [1, 2].map(() => ({ name: next('field name'), value: next('body'), verified_at: null }))]
    if (key === 'pleroma' && 'preview_url' in value && isObject(inner)) return [key, { ...inner, name: next('file name') }]
    const kind = typeof inner === 'string' ? kindOf(key, value) : null
    if (kind === null) return [key, spoiled(inner, next, isStored)]
    if (isStored(kind)) return [key, inner]
    return [key, kind === 'body' ? `${next(kind)} :h0: :h1:` : next(kind)]
  })
  return Object.fromEntries(changed)
}

/** One with a hostile name, one with a hostile address, and one that is as it should be. */
function hostileEmojis(next: (kind: Kind) => string): readonly Json[] {
  const emoji = (shortcode: string, url: string) => ({ shortcode, url, static_url: url, visible_in_picker: false })
  return [emoji(next('emoji name'), `${imageHost}/e.png`), emoji('h0', next('address')), emoji('h1', `${imageHost}/e.png`)]
}

/** The kind of text that another user may have written at a key of an object, depending on its siblings. */
function kindOf(key: string, beside: JsonObject): Kind | null {
  const has = (...names: readonly string[]) => names.every((name) => name in beside)
  switch (key) {
    case 'display_name':
      return 'name'
    case 'acct':
    case 'username':
      return has('display_name') ? null : 'name'
    case 'spoiler_text':
      return 'subject'
    case 'content':
      return 'body'
    case 'note':
      return has('acct') ? 'body' : null
    case 'text':
      return has('detected_language') ? 'body' : null
    case 'value':
      return has('name') ? 'body' : null
    case 'name':
      return has('value') ? 'field name' : has('count', 'me') ? 'emoji name' : has('mime_type') ? 'file name' : null
    case 'description':
      return has('preview_url') ? 'alt text' : has('provider_name') ? 'card description' : 'body'
    case 'title':
      return has('votes_count') ? 'poll option' : has('provider_name') ? 'card title' : 'name'
    case 'provider_name':
      return 'card title'
    case 'error':
    case 'blurhash':
      return 'server words'
    case 'avatar':
    case 'avatar_static':
    case 'header':
    case 'header_static':
    case 'image':
    case 'preview_url':
    case 'remote_url':
    case 'favicon':
    case 'url':
      return 'address'
    default:
      return null
  }
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
