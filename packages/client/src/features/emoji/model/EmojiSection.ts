import { oneLine } from '@rookery/content'
import type { EmojiHabits } from './EmojiMemory.ts'
import { emojiGroups, type EmojiGroup, type PickerEmoji, type ServerEmoji, type BuiltInEmoji } from './PickerEmoji.ts'
import { withoutTone } from './skinTones.ts'

/** A part of the picker, with a title of its own. */
export type EmojiSection = { readonly emojis: readonly PickerEmoji[] } & (
  | { readonly kind: 'recent' }
  | { readonly kind: 'group'; readonly group: EmojiGroup }
  /** The name is empty for the emoji that are in none. */
  | { readonly kind: 'pack'; readonly pack: string }
)

/** A name that is longer than this is cut where it is written: an admin may have pasted anything. */
const longestTitle = 60

export interface SectionSource {
  readonly defaultValue: readonly BuiltInEmoji[]
  readonly server: readonly ServerEmoji[]
  readonly recent: EmojiHabits['recent']
}

/** Sections of the picker without a search: recent emoji, the default groups, then the server's packs. */
export function emojiSections({ defaultValue, server, recent }: SectionSource): readonly EmojiSection[] {
  const groups = emojiGroups.map((group) => ({
    kind: 'group' as const,
    group,
    emojis: defaultValue.filter((emoji) => emoji.group === group),
  }))
  const packs = new Map<string, ServerEmoji[]>()
  for (const emoji of server) {
    const pack = packs.get(emoji.pack)
    if (pack) pack.push(emoji)
    else packs.set(emoji.pack, [emoji])
  }
  return [
    { kind: 'recent' as const, emojis: recentEmoji({ defaultValue, server, recent }) },
    ...groups,
    ...[...packs].map(([pack, emojis]) => ({ kind: 'pack' as const, pack: oneLine(pack).slice(0, longestTitle), emojis })),
  ].filter(({ emojis }) => emojis.length > 0)
}

/** Recent emoji, each in its last skin tone. Emoji that the server no longer has are left out. */
function recentEmoji({ defaultValue, server, recent }: SectionSource): readonly PickerEmoji[] {
  const byCharacter = new Map(defaultValue.map((emoji) => [withoutTone(emoji.character), emoji]))
  const byName = new Map(server.map((emoji) => [`:${emoji.shortcode}:`, emoji]))
  return recent.flatMap((name): PickerEmoji | [] => {
    const own = byName.get(name)
    if (own) return own
    const known = byCharacter.get(withoutTone(name))
    return known ? { ...known, character: name, hasTones: false } : []
  })
}
