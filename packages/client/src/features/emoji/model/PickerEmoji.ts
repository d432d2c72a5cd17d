/** The groups of Unicode, in its order; skin tones and hair are none. */
export const emojiGroups = ['smileys', 'people', 'animals', 'food', 'travel', 'activities', 'objects', 'symbols', 'flags'] as const

export type EmojiGroup = (typeof emojiGroups)[number]

/** A character. */
export interface BuiltInEmoji {
  readonly kind: 'standard'
  readonly character: string
  /** As Unicode calls it, in the language of the table. */
  readonly name: string
  /** Text between colons, the best known first; the newest emoji have none. */
  readonly shortcodes: readonly string[]
  /** Further words by which it is found. */
  readonly words: readonly string[]
  readonly group: EmojiGroup
  readonly hasTones: boolean
  /** The version of Emoji that added it; 0 for those that every system has. */
  readonly version: number
}

/** A custom emoji of the server: an image with a name. */
export interface ServerEmoji {
  readonly kind: 'server'
  readonly shortcode: string
  readonly url: string
  readonly staticUrl: string
  /** Empty where it is in none. */
  readonly pack: string
}

export type PickerEmoji = BuiltInEmoji | ServerEmoji
