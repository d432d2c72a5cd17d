import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const index = 'virtual:emoji'
const prefix = `${index}/`
const catalogues = new URL('../src/i18n/locales/', import.meta.url)

/** The used fields of an emoji in emojibase. */
interface SourceEmoji {
  readonly emoji: string
  readonly hexcode: string
  readonly label: string
  readonly tags?: readonly string[]
  readonly order: number
  /** Absent for letters of flags; 2 for tones and hair, which are no emoji by themselves. */
  readonly group?: number
  readonly version: number
  readonly skins?: readonly unknown[]
}

type Shortcodes = Readonly<Record<string, string | readonly string[] | undefined>>

/** Emoji that are older than this are drawn by every system that runs our syntax. */
const everywhereBefore = 14
const components = 2

/** Emojibase adds a variation selector even where the image is the default; servers accept only the form that Unicode recommends. */
const needlessSign = /(\p{Emoji_Presentation})\ufe0f/gu

/**
 * Makes `virtual:emoji/en` of emojibase, which has 49 MB: one line an emoji, its fields parted by tabs, that
 * `features/emoji/model/readBuiltInEmoji.ts` reads. The names of Slack and Mastodon come first, then those of GitHub.
 * `virtual:emoji` loads them: it has a row for each language with a catalogue and with names.
 */
export function emojiPlugin(): Plugin {
  return {
    name: 'rookery-emoji',
    resolveId: (id) => (id === index || id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${index}`) return indexOf(namedLanguages(readdirSync(catalogues).map((file) => file.replace('.json', ''))))
      if (!id.startsWith(`\0${prefix}`)) return null
      return `export default ${JSON.stringify(emojiLines(id.slice(prefix.length + 1)).join('\n'))}`
    },
  }
}

/** The languages of emoji names for some languages of the interface, by their names in emojibase. English is always there. */
export function namedLanguages(codes: readonly string[]): readonly string[] {
  const found = ['en', ...codes].flatMap((code) => {
    const name = code.replaceAll('_', '-').toLowerCase()
    return [name, name.split('-')[0] ?? name].find(hasNames) ?? []
  })
  return [...new Set(found)].toSorted()
}

function hasNames(language: string): boolean {
  if (!/^[a-z-]+$/.test(language)) return false
  return existsSync(namesFile(language)) || existsSync(join(dirname(require.resolve('emojibase-data/package.json')), language, 'data.json'))
}

function indexOf(languages: readonly string[]): string {
  return `export default {${languages.map((language) => `'${language}': () => import('${prefix}${language}')`).join()}}`
}

const namesFile = (language: string) => new URL(`./emojiNames/${language}.tsv`, import.meta.url)

/** The names of a language that emojibase lacks, by character without signs, with further words. */
function ownNames(language: string): ReadonlyMap<string, { readonly label: string; readonly tags: readonly string[] }> | null {
  const file = namesFile(language)
  if (!existsSync(file)) return null
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.split('\t'))
  return new Map(rows.map(([character = '', label = '', words = '']) => [character, { label, tags: words.split(' ').filter(Boolean) }]))
}

/** Character, name, shortcodes, further words, group with `t` where it has tones, and the version of Unicode where that is a new one. */
export function emojiLines(language: string): readonly string[] {
  const own = ownNames(language)
  const source = require(`emojibase-data/${own ? 'en' : language}/data.json`) as readonly SourceEmoji[] // as emojibase documents it
  const emojis = own ? source.map((emoji) => ({ ...emoji, ...own.get(emoji.emoji.replaceAll('\ufe0f', '')) })) : source
  const sets = ['iamcal', 'github'].map((name) => require(`emojibase-data/en/shortcodes/${name}.json`) as Shortcodes) // likewise
  return emojis
    .filter(({ group }) => group !== undefined && group !== components)
    .toSorted((a, b) => a.order - b.order)
    .map(({ emoji, hexcode, label, tags = [], group, version, skins }) => {
      const shortcodes = [...new Set(sets.flatMap((set) => set[hexcode] ?? []))]
      const inNames = new Set([label, ...shortcodes].flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)))
      const words = tags.filter((tag) => !inNames.has(tag))
      const fields = [
        emoji.replace(needlessSign, '$1'),
        label,
        shortcodes.join(' '),
        words.join(' '),
        `${group}${skins ? 't' : ''}`,
        version < everywhereBefore ? '' : version,
      ]
      return fields.join('\t').trimEnd()
    })
}
