import { ask, askList, askPage } from '../http/ask.ts'
import { decodeAccount } from '../wire/account.ts'
import { requireRecord, requireText, textOrNull } from '../wire/read.ts'
import { decodeStatusEdit } from '../wire/statusEdit.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Account, Cursor, Page, StatusId } from '../wire/model.ts'
import type { StatusEdit } from '../wire/statusEdit.ts'

const pathOf = (id: StatusId, rest = '') => `/api/v1/statuses/${encodeURIComponent(id)}${rest}`

/** All versions, oldest first; the last is the current one. */
export function history(client: ApiClient, id: StatusId, { signal }: CallOptions = {}): Promise<StatusEdit[]> {
  return askList(client, decodeStatusEdit, 'GET', pathOf(id, '/history'), { signal })
}

interface PageOptions extends CallOptions {
  readonly cursor?: Cursor | null
}

/** Empty if the server hides the accounts. Akkoma and Pleroma send all at once. */
export function favouritedBy(client: ApiClient, id: StatusId, options: PageOptions = {}): Promise<Page<Account>> {
  return askPage(client, decodeAccount, pathOf(id, '/favourited_by'), { query: { ...options.cursor }, signal: options.signal })
}

export function rebloggedBy(client: ApiClient, id: StatusId, options: PageOptions = {}): Promise<Page<Account>> {
  return askPage(client, decodeAccount, pathOf(id, '/reblogged_by'), { query: { ...options.cursor }, signal: options.signal })
}

export interface TranslatedText {
  /** HTML. */
  readonly text: string
  /** As the service wrote it, upper or lower case; null when it did not say. */
  readonly detectedLanguage: string | null
}

export interface TranslateCallOptions extends CallOptions {
  /** `capabilities.translation`. */
  readonly via: 'pairs' | 'post'
  readonly language: string
  /** When the detected language is wrong. */
  readonly from?: string
}

export function translate(client: ApiClient, id: StatusId, { via, language, from, signal }: TranslateCallOptions): Promise<TranslatedText> {
  const read = (value: unknown): TranslatedText => {
    const raw = requireRecord(value, 'translation')
    return {
      text: requireText(raw.text || raw.content, 'translation.text'),
      detectedLanguage: textOrNull(raw.detected_language) ?? textOrNull(raw.detected_source_language),
    }
  }
  return via === 'pairs'
    ? ask(client, read, 'GET', pathOf(id, `/translations/${encodeURIComponent(language)}`), { query: { from }, signal })
    : ask(client, read, 'POST', pathOf(id, '/translate'), { form: { lang: language, source_lang: from }, signal })
}
