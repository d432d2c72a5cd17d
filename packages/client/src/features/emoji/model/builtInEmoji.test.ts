import { expect, test } from 'vitest'
import { emojiLanguage, loadBuiltInEmoji } from './builtInEmoji.ts'

test('emoji are named in the language on screen, and in English where nobody has named them', async () => {
  expect(['en', 'ar', 'ar-EG', 'eo', 'oc'].map(emojiLanguage)).toEqual(['en', 'ar', 'ar', 'en', 'en'])
  const [english, arabic] = await Promise.all(['oc', 'ar'].map(loadBuiltInEmoji))
  expect(english?.[0]).toMatchObject({ character: '😀', name: 'grinning face' })
  expect(arabic?.[0]).toMatchObject({ character: '😀', name: 'وجه بابتسامة عريضة' })
})
