import type { UnicodeEmoji } from '@rookery/api/calls/unicodeEmoji'
import type { EmojiGroup, BuiltInEmoji } from './PickerEmoji.ts'

/** Maps the group names of the file to the groups of the picker. */
const groupOf: Readonly<Record<string, EmojiGroup>> = {
  'smileys-and-emotion': 'smileys',
  'people-and-body': 'people',
  'animals-and-nature': 'animals',
  'food-and-drink': 'food',
  'travel-and-places': 'travel',
  activities: 'activities',
  objects: 'objects',
  symbols: 'symbols',
  flags: 'flags',
}

/** Servers reject others as reactions. */
const isEmoji = (text: string) =>
  text.length <= 32 && /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text) && !/[\s\p{L}]/u.test(text)

const withoutSign = (character: string) => character.replaceAll('\ufe0f', '')

/** The default characters with those of an admin's file: a known one gets a further name, an unknown one is added. */
export function withAddedEmoji(defaultValue: readonly BuiltInEmoji[], added: readonly UnicodeEmoji[]): readonly BuiltInEmoji[] {
  if (added.length === 0) return defaultValue
  const names = new Map<string, string[]>()
  const isKnown = new Set(defaultValue.map(({ character }) => withoutSign(character)))
  const fresh = new Map<string, BuiltInEmoji>()
  for (const { name, character, group } of added) {
    const key = withoutSign(character)
    if (!isEmoji(character)) continue
    names.set(key, [...(names.get(key) ?? []), name])
    if (isKnown.has(key) || fresh.has(key)) continue
    const shown = { kind: 'standard', character, name: name.replaceAll('_', ' '), shortcodes: [], words: [] } as const
    fresh.set(key, { ...shown, group: groupOf[group ?? ''] ?? 'symbols', hasTones: false, version: 0 })
  }
  return [...defaultValue, ...fresh.values()].map((emoji) => {
    const further = (names.get(withoutSign(emoji.character)) ?? []).filter((name) => !emoji.shortcodes.includes(name))
    return further.length === 0 ? emoji : { ...emoji, shortcodes: [...emoji.shortcodes, ...further] }
  })
}
