// Written as text because the target of the compiler is older than the flag; every engine in use knows it.
const emojiPattern = new RegExp('^\\p{RGI_Emoji}$', 'v')

/** Akkoma takes an emoji with or without its variation selector. */
export function isUnicodeEmoji(text: string): boolean {
  return emojiPattern.test(text) || emojiPattern.test(`${text}\ufe0f`)
}
