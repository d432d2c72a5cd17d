import { ApiError } from '../http/ApiError.ts'
import { ask } from '../http/ask.ts'
import { decodeEmojis, withoutColons } from '../wire/emoji.ts'
import { absoluteUrl, decodeInstance, decodePeers } from '../wire/instance.ts'
import { decodeNodeInfo } from '../wire/nodeInfo.ts'
import { fields, record, texts } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { CustomEmoji, Instance, NodeInfo } from '../wire/model.ts'
import type { Raw } from '../wire/read.ts'

/** Answered by private servers too, and to nobody in particular. */
export function instance(client: ApiClient, { signal }: CallOptions = {}): Promise<Instance> {
  return ask(client, decodeInstance, 'GET', '/api/v1/instance', { signal })
}

/** Akkoma has none: 404. */
export function instanceV2(client: ApiClient, { signal }: CallOptions = {}): Promise<Instance> {
  return ask(client, decodeInstance, 'GET', '/api/v2/instance', { signal })
}

export async function nodeInfo(client: ApiClient, { signal }: CallOptions = {}): Promise<NodeInfo> {
  try {
    return await ask(client, decodeNodeInfo, 'GET', '/nodeinfo/2.0.json', { signal })
  } catch (error) {
    // Mastodon and GoToSocial serve it without the ending; behind them the first name may be answered with a page.
    if (!(error instanceof ApiError) || (error.status !== 404 && error.kind !== 'notJson')) throw error
    return ask(client, decodeNodeInfo, 'GET', '/nodeinfo/2.0', { signal })
  }
}

/** What the admin set for frontends, by frontend. Values are free: check each before use. */
export function frontendConfigurations(client: ApiClient, { signal }: CallOptions = {}): Promise<Raw> {
  return optional(client, '/api/pleroma/frontend_configurations', signal)
}

/** The bundle's own configuration; empty where there is none. */
export function staticConfig(client: ApiClient, { signal }: CallOptions = {}): Promise<Raw> {
  return optional(client, '/static/config.json', signal)
}

/** Theme names with a path or nine values each; empty where there is none. */
export function themeList(client: ApiClient, { signal }: CallOptions = {}): Promise<Raw> {
  return optional(client, '/static/styles.json', signal)
}

/** HTML of the admin's, to be sanitised; null where there is none. */
export function termsOfService(client: ApiClient, { signal }: CallOptions = {}): Promise<string | null> {
  return snippet(client, '/static/terms-of-service.html', signal)
}

/** HTML of the admin's, to be sanitised; null where there is none. */
export function panel(client: ApiClient, { signal }: CallOptions = {}): Promise<string | null> {
  return snippet(client, '/instance/panel.html', signal)
}

/** All custom emoji, with the pack's name as category. */
export async function customEmoji(client: ApiClient, { signal }: CallOptions = {}): Promise<readonly CustomEmoji[]> {
  try {
    return await ask(client, (raw) => emojiByPack(fields(raw), client.origin), 'GET', '/api/v1/pleroma/emoji', { signal })
  } catch (error) {
    if (!isMissing(error)) throw error
    return ask(client, decodeEmojis, 'GET', '/api/v1/custom_emojis', { signal })
  }
}

/** Domains that the server knows; there can be tens of thousands. */
export function peers(client: ApiClient, { signal }: CallOptions = {}): Promise<readonly string[]> {
  return ask(client, decodePeers, 'GET', '/api/v1/instance/peers', { signal })
}

function emojiByPack(raw: Raw, origin: string): CustomEmoji[] {
  return Object.entries(raw).flatMap(([name, value]) => {
    const emoji = record(value)
    const url = absoluteUrl(emoji?.image_url, origin)
    if (!emoji || !url) return []
    const tags = texts(emoji.tags)
    const pack = tags.find((tag) => tag.startsWith('pack:'))?.slice(5)
    return { shortcode: withoutColons(name), url, staticUrl: url, category: pack ?? tags.find((tag) => tag !== 'Custom') ?? null }
  })
}

// Akkoma and Pleroma answer an unknown path with the client's own page and status 200.
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.kind === 'notJson')
}

async function optional(client: ApiClient, path: string, signal: AbortSignal | undefined): Promise<Raw> {
  try {
    return await ask(client, fields, 'GET', path, { signal })
  } catch (error) {
    if (isMissing(error)) return {}
    throw error
  }
}

async function snippet(client: ApiClient, path: string, signal: AbortSignal | undefined): Promise<string | null> {
  try {
    const { body } = await client.request('GET', path, { expect: 'text', signal })
    // A whole page is the client's own index.html, which stands for "no such file".
    return typeof body === 'string' && body.trim() !== '' && !/^\s*(<!doctype html|<html)/i.test(body) ? body : null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
