import { differencesOf, type Dialect, type EntityKind } from './Difference.ts'
import type { IdBook } from './createIdBook.ts'

type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Makes responses of the instance those of a dialect. */
export function createReshape(dialect: Dialect, ids: IdBook): (value: unknown) => unknown {
  const fields = differencesOf(dialect, 'fields')
  const quotes = differencesOf(dialect, 'quotes').at(-1)?.form ?? null
  const types = differencesOf(dialect, 'notificationTypes')
  const without = new Set(types.flatMap((difference) => difference.without ?? []))
  const renamed = Object.assign({}, ...types.map(({ rename }) => rename ?? {})) as Record<string, string>
  const fillsRepeats = differencesOf(dialect, 'filledRepeats').length > 0

  function reshape(value: unknown): unknown {
    if (Array.isArray(value)) return value.filter((item) => !isLeftOut(item)).map(reshape)
    if (!isJson(value)) return value
    const kinds = kindsOf(value)
    const made = kinds.includes('status') ? withQuote(value) : { ...value }
    if (kinds.includes('notification') && typeof made.type === 'string') made.type = renamed[made.type] ?? made.type
    for (const difference of fields) {
      if (!kinds.includes(difference.of)) continue
      for (const [key, path] of Object.entries(difference.from ?? {})) made[key] = at(value, path)
      Object.assign(made, difference.set)
      for (const key of difference.empty ?? []) made[key] = null
      for (const key of difference.absent ?? []) Reflect.deleteProperty(made, key)
    }
    const shaped = Object.fromEntries(Object.entries(made).map(([key, inner]) => [key, isIdKey(key) ? outsideOf(inner) : reshape(inner)]))
    return fillsRepeats && isJson(shaped.reblog) && kinds.includes('status') ? filled(shaped, shaped.reblog) : shaped
  }

  function isLeftOut(item: unknown): boolean {
    return isJson(item) && kindsOf(item).includes('notification') && without.has(String(item.type))
  }

  function withQuote(status: Json): Json {
    const made = { ...status }
    const quote = isJson(status.quote) ? status.quote : null
    if (quotes === null || quotes === 'status') return made
    Reflect.deleteProperty(made, 'quote')
    if (quotes === 'pleroma') made.pleroma = { ...(isJson(status.pleroma) ? status.pleroma : {}), quote, quote_id: status.quote_id }
    if (quotes === 'state') made.quote = quote && { state: 'accepted', quoted_status: quote }
    return made
  }

  function outsideOf(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(outsideOf)
    if (value === '_') return null
    return typeof value === 'string' ? ids.outside(value) : reshape(value)
  }

  return reshape
}

/** The wrapper has its own id, author and time, and everything else of the post. */
function filled(wrapper: Json, original: Json): Json {
  return { ...original, ...Object.fromEntries(['id', 'account', 'created_at', 'reblog'].map((key) => [key, wrapper[key]])) }
}

const isIdKey = (key: string) => key === 'id' || /_ids?$/.test(key)

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value)
}

/** The kinds of an object; an account is one of others where it lacks the settings of its owner. */
function kindsOf(value: Json): readonly EntityKind[] {
  if ('content' in value && 'account' in value && 'visibility' in value) return ['status']
  if ('acct' in value && 'note' in value)
    return isJson(value.source) && 'privacy' in value.source ? ['account'] : ['account', 'accountOfOthers']
  if ('type' in value && 'created_at' in value && 'account' in value) return ['notification']
  if ('followed_by' in value) return ['relationship']
  if ('preview_url' in value && 'type' in value) return ['attachment']
  if ('options' in value && 'votes_count' in value) return ['poll']
  if ('access_token' in value) return ['token']
  if ('client_id' in value) return ['app']
  return 'title' in value && 'id' in value && Object.keys(value).length <= 4 ? ['list'] : []
}
