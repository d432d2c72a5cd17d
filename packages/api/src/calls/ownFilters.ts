import { ask, askList } from '../http/ask.ts'
import { contextsIn } from '../wire/filter.ts'
import { fields, isTrue, items, line, lineOrNull, record, requireRecord, readId, textOrNull, timeOrNull } from '../wire/read.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import type { Capabilities } from '../capabilities.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { FilterContext } from '../wire/model.ts'

export interface FilterPhrase {
  /** null for one that the server does not have yet. */
  readonly id: string | null
  readonly phrase: string
  /** Not within a longer word. */
  readonly wholeWord: boolean
}

/** A filter of the user on the server, through either of its two interfaces. */
export interface OwnFilter {
  readonly id: string
  /** The phrase where filters have one phrase and no title. */
  readonly title: string
  readonly phrases: readonly FilterPhrase[]
  readonly contexts: readonly FilterContext[]
  /** Posts are hidden; otherwise covered. */
  readonly hides: boolean
  readonly expiresAt: string | null
}

export interface FilterDraft extends Omit<OwnFilter, 'id' | 'expiresAt'> {
  /** Seconds; null for no end. */
  readonly expiresIn: number | null
}

type Version = Capabilities['ownFilters']

const pathOf = (version: Version, id?: string) => `/api/${version}/filters${id === undefined ? '' : `/${encodeURIComponent(id)}`}`
const readerOf = (version: Version) => (version === 'v1' ? decodeFirst : decodeSecond)

/** @param version which interface the server has, by its capabilities */
export function list(client: ApiClient, version: Version, { signal }: CallOptions = {}): Promise<OwnFilter[]> {
  return askList(client, readerOf(version), 'GET', pathOf(version), { signal, mayBeMissing: true })
}

export function create(client: ApiClient, version: Version, draft: FilterDraft): Promise<OwnFilter> {
  return ask(client, readerOf(version), 'POST', pathOf(version), { json: written(version, draft, []) })
}

/** @param before as the server has it: phrases that are no longer in the draft go */
export function change(client: ApiClient, version: Version, before: OwnFilter, draft: FilterDraft): Promise<OwnFilter> {
  const deleted = before.phrases.filter(({ id }) => id !== null && !draft.phrases.some((phrase) => phrase.id === id))
  return ask(client, readerOf(version), 'PUT', pathOf(version, before.id), { json: written(version, draft, deleted) })
}

export async function remove(client: ApiClient, version: Version, id: string): Promise<void> {
  await client.request('DELETE', pathOf(version, id))
}

function written(version: Version, { title, phrases, contexts, hides, expiresIn }: FilterDraft, deleted: readonly FilterPhrase[]) {
  if (version === 'v1') {
    const [first] = phrases
    return {
      phrase: first?.phrase ?? title,
      context: contexts,
      irreversible: hides,
      whole_word: first?.wholeWord ?? true,
      expires_in: expiresIn,
    }
  }
  return {
    title,
    context: contexts,
    filter_action: hides ? 'hide' : 'warn',
    expires_in: expiresIn,
    keywords_attributes: [
      ...phrases.map(({ id, phrase, wholeWord }) => ({ ...(id !== null && { id }), keyword: phrase, whole_word: wholeWord })),
      ...deleted.map(({ id }) => ({ id, _destroy: true })),
    ],
  }
}

function decodeFirst(value: unknown): OwnFilter {
  const raw = requireRecord(value, 'filter')
  const phrase = textOrNull(raw.phrase)
  if (phrase === null) throw new DecodeError('filter.phrase', 'text')
  return {
    id: readId(raw.id, 'filter.id'),
    title: phrase,
    phrases: [{ id: null, phrase, wholeWord: isTrue(raw.whole_word) }],
    contexts: contextsIn(raw.context),
    hides: isTrue(raw.irreversible),
    expiresAt: timeOrNull(raw.expires_at),
  }
}

function decodeSecond(value: unknown): OwnFilter {
  const raw = requireRecord(value, 'filter')
  return {
    id: readId(raw.id, 'filter.id'),
    title: line(raw.title),
    phrases: items(raw.keywords, (one) => {
      const keyword = record(one)
      const phrase = textOrNull(fields(one).keyword)
      return keyword && phrase !== null ? { id: lineOrNull(keyword.id), phrase, wholeWord: isTrue(keyword.whole_word) } : null
    }),
    contexts: contextsIn(raw.context),
    hides: raw.filter_action === 'hide',
    expiresAt: timeOrNull(raw.expires_at),
  }
}
