import { ApiError } from '../http/ApiError.ts'
import { ask } from '../http/ask.ts'
import { decodeEmojis, withoutColons } from '../wire/emoji.ts'
import { absoluteUrl, decodePeers } from '../wire/instance.ts'
import { fields, record, texts } from '../wire/read.ts'
import { isMissing, optional } from './optional.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { CustomEmoji } from '../wire/model.ts'
import type { Raw } from '../wire/read.ts'

/** A list of themes, palettes or styles: names with a path or a theme each; empty where there is none. */
export function themeList(client: ApiClient, path: string, { signal }: CallOptions = {}): Promise<Raw> {
  return optional(client, path, signal, 'no-store')
}

/** The text of a theme that such a list names; null where there is none. @param path on the same server, as the list has it */
export async function themeFile(client: ApiClient, path: string, { signal }: CallOptions = {}): Promise<string | null> {
  try {
    const { body } = await client.request('GET', path, { expect: 'text', signal, cache: 'no-store' })
    return typeof body === 'string' ? body : null
  } catch (error) {
    if (!isMissing(error)) throw error
    return null
  }
}

/** HTML of the admin's, to be sanitised; null where there is none. */
export function termsOfService(client: ApiClient, { signal }: CallOptions = {}): Promise<string | null> {
  return snippet(client, '/static/terms-of-service.html', signal)
}

/** HTML of the admin's, to be sanitised; null where there is none. */
export function panel(client: ApiClient, { signal }: CallOptions = {}): Promise<string | null> {
  return snippet(client, '/instance/panel.html', signal)
}

interface EmojiOptions extends CallOptions {
  /** `capabilities.emojiPacks`. */
  readonly byPack: boolean
}

/** The custom emoji that may be chosen from, with the pack's name as category. */
export async function customEmoji(client: ApiClient, { byPack, signal }: EmojiOptions): Promise<readonly CustomEmoji[]> {
  const listed = () => ask(client, listedEmoji, 'GET', '/api/v1/custom_emojis', { signal })
  if (!byPack) return listed()
  try {
    return await ask(client, (raw) => emojiByPack(fields(raw), client.origin), 'GET', '/api/v1/pleroma/emoji', {
      signal,
      mayBeMissing: true,
    })
  } catch (error) {
    if (!isMissing(error)) throw error
    return listed()
  }
}

const packTag = /^pack:/

/** Domains that the server knows; there can be tens of thousands. */
export function peers(client: ApiClient, { signal }: CallOptions = {}): Promise<readonly string[]> {
  return ask(client, decodePeers, 'GET', '/api/v1/instance/peers', { signal })
}

/** Mastodon includes those that an admin hides from pickers. */
function listedEmoji(raw: unknown): CustomEmoji[] {
  const shown = Array.isArray(raw) ? raw.filter((emoji) => record(emoji)?.visible_in_picker !== false) : raw
  return decodeEmojis(shown).map((emoji) => ({ ...emoji, category: emoji.category?.replace(packTag, '') || null }))
}

function emojiByPack(raw: Raw, origin: string): CustomEmoji[] {
  return Object.entries(raw).flatMap(([name, value]) => {
    const emoji = record(value)
    const url = absoluteUrl(emoji?.image_url, origin)
    if (!emoji || !url) return []
    const tags = texts(emoji.tags)
    const pack = tags.find((tag) => packTag.test(tag))?.replace(packTag, '')
    return { shortcode: withoutColons(name), url, staticUrl: url, category: pack ?? tags.find((tag) => tag !== 'Custom') ?? null }
  })
}

async function snippet(client: ApiClient, path: string, signal: AbortSignal | undefined): Promise<string | null> {
  try {
    const { body } = await client.request('GET', path, { expect: 'text', signal })
    // A complete HTML page is the client's own index.html, which servers send for a missing file.
    if (/^\s*(<!doctype html|<html)/i.test(String(body))) throw new ApiError({ kind: 'notJson', method: 'GET', path, cause: '<html' })
    return typeof body === 'string' && body.trim() !== '' ? body : null
  } catch (error) {
    if (!isMissing(error)) throw error
    return null
  }
}
