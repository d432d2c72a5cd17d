import { expect, test } from 'vitest'
import { allLanguages } from '#test/allLanguages.ts'
import { emojiLines, namedLanguages } from './emojiPlugin.ts'

test('emoji have names in each interface language that has translations of them, and in no other', () => {
  expect(namedLanguages(allLanguages).join(' ')).toBe(
    'ar ca cs de en es et eu fi fr ga he hu id it ja ko nb nl pl pt ro ru sk te uk vi zh zh-hant',
  )
  expect([namedLanguages(['ja_easy']), namedLanguages(['eo', 'oc']), namedLanguages(['notes', '../en'])]).toEqual([
    ['en', 'ja'],
    ['en'],
    ['en'],
  ])
})

test('each table has all emoji in the same order, with its own names', () => {
  const english = emojiLines('en')
  const characters = english.map((line) => line.split('\t')[0])
  for (const language of namedLanguages(allLanguages).filter((one) => one !== 'en')) {
    const lines = emojiLines(language)
    expect(lines.map((line) => line.split('\t')[0])).toEqual(characters)
    const alike = lines.filter((line, place) => line.split('\t')[1] === english[place]?.split('\t')[1])
    // Names of countries and signs are the same word in many languages.
    expect(alike.length, language).toBeLessThan(lines.length * 0.2)
  }
})
