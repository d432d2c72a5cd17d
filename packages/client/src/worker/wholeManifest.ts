import { findLanguage } from '#i18n/findLanguage.ts'
import { isRecord } from '#lib/isRecord.ts'

/** Names of the shortcuts in one language. */
type ShortcutNames = Readonly<Record<'post' | 'home' | 'search' | 'bookmarks', string>>

/** By language. */
export type ShortcutWords = Readonly<Record<string, ShortcutNames>>

/** Of the client's own logo; keepers of a server may put theirs in its place. */
const image = { src: '/static/logo-512.png', sizes: '512x512', type: 'image/png' }
const shortcutIcons = [{ src: '/static/logo-180.png', sizes: '180x180', type: 'image/png' }]

const shortcuts = [
  ['post', '/share'],
  ['home', '/main/friends'],
  ['search', '/search'],
  ['bookmarks', '/bookmarks'],
] as const

/** Where servers do not say otherwise. */
const usual = {
  id: '/',
  start_url: '/',
  display: 'standalone',
  share_target: { action: '/share', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  // Links with `web+ap://pond.example/notice/1` open here.
  protocol_handlers: [{ protocol: 'web+ap', url: '/search?query=%s' }],
  screenshots: [
    { src: '/static/screenshot-wide.jpg', sizes: '1280x800', type: 'image/jpeg', form_factor: 'wide' },
    { src: '/static/screenshot-narrow.jpg', sizes: '390x844', type: 'image/jpeg', form_factor: 'narrow' },
  ],
}

/**
 * The server's manifest with its name, colours and icons, completed by the client's features: Akkoma's has neither shortcuts nor a share
 * target. Null if it is not a manifest.
 * @param languages the user's languages, best first
 */
export function wholeManifest(served: unknown, words: ShortcutWords, languages: readonly string[]): object | null {
  if (!isRecord(served)) return null
  const offered = Object.keys(words)
  const language = languages.map((tag) => findLanguage(tag, offered)).find((code) => code !== undefined)
  const names = words[language ?? 'en']
  const icons = Array.isArray(served.icons) ? served.icons.filter(isRecord) : []
  const purposes = (icon: Readonly<Record<string, unknown>>) => (typeof icon.purpose === 'string' ? icon.purpose : 'any').split(' ')
  /** A browser uses an icon only if its size is known. */
  const has = (purpose: string) => icons.some((icon) => typeof icon.sizes === 'string' && purposes(icon).includes(purpose))
  return {
    ...usual,
    ...served,
    icons: [...icons, ...(has('any') ? [] : [image]), ...(has('maskable') ? [] : [{ ...image, purpose: 'maskable' }])],
    ...(names && { shortcuts: shortcuts.map(([name, url]) => ({ name: names[name], url, icons: shortcutIcons })) }),
  }
}
