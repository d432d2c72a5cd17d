import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { skinTones, withoutTone, withTone, type SkinTone } from './skinTones.ts'

interface Skin {
  readonly emoji: string
  readonly tone: SkinTone | readonly SkinTone[]
}
const emojis = createRequire(import.meta.url)('emojibase-data/en/data.json') as readonly { emoji: string; skins?: readonly Skin[] }[] // its own types need its own package

test('every emoji of Unicode with tones gets them where Unicode puts them', () => {
  const wrong = emojis.flatMap(({ emoji, skins = [] }) =>
    skins.flatMap(({ emoji: toned, tone }) => (typeof tone === 'number' && withTone(emoji, tone) !== toned ? [toned] : [])),
  )
  expect(wrong).toEqual([])
})

test('without its tone an emoji is the one of the table', () => {
  for (const { emoji, skins = [] } of emojis)
    for (const { emoji: toned } of skins.filter(({ tone }) => typeof tone === 'number')) expect(withoutTone(toned)).toBe(withoutTone(emoji))
})

test('the first choice of a tone leaves the emoji unchanged', () => {
  expect(skinTones.map((tone) => withTone('👋', tone))).toEqual(['👋', '👋🏻', '👋🏼', '👋🏽', '👋🏾', '👋🏿'])
})
