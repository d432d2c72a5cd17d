import { ask } from '../http/ask.ts'
import { fields, items, line, record, textOrEmpty } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'

export interface TranslationLanguage {
  readonly code: string
  /** The language's own code where the server has no name for it. */
  readonly name: string
}

export interface TranslationLanguages {
  readonly source: readonly TranslationLanguage[]
  readonly target: readonly TranslationLanguage[]
}

/** Both empty where the server does not translate. @param via `capabilities.translation` */
export function languages(client: ApiClient, via: 'pairs' | 'post', { signal }: CallOptions = {}): Promise<TranslationLanguages> {
  return via === 'pairs'
    ? ask(client, decodeNamed, 'GET', '/api/v1/akkoma/translation/languages', { signal, mayBeMissing: true })
    : ask(client, decodePairs, 'GET', '/api/v1/instance/translation_languages', { signal, mayBeMissing: true })
}

function decodeNamed(value: unknown): TranslationLanguages {
  const raw = fields(value)
  const read = (list: unknown) =>
    items(list, (item): TranslationLanguage | null => {
      const code = textOrEmpty(record(item)?.code)
      return code ? { code, name: line(record(item)?.name) || code } : null
    })
  return { source: read(raw.source), target: read(raw.target) }
}

/** Mastodon sends each source language with the list of its targets. */
function decodePairs(value: unknown): TranslationLanguages {
  const pairs = Object.entries(fields(value))
  const named = (codes: Iterable<string>) => [...new Set(codes)].filter((code) => code !== 'und').map((code) => ({ code, name: code }))
  const targets = pairs.flatMap(([, list]) => items(list, (code) => textOrEmpty(code) || null))
  return { source: named(pairs.map(([code]) => code)), target: named(targets) }
}
