import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import english from '#i18n/locales/en.json'

import { keyTable, type KeyGroup } from './keyTable.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/KEYS.md'), 'utf8')

/** A row of the page as the table would have it written. */
const written = (keys: readonly string[], words: string) => `| ${keys.map((key) => `\`${key}\``).join(' or ')} | ${words} |`

test.each<KeyGroup>(['moving', 'post', 'page', 'go'])('the page about keys lists those of "%s" as the table has them', (group) => {
  const title = english[`keys.group.${group}`]
  const section = page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  const own = keyTable.filter((row) => row.group === group)
  expect(rows).toEqual(own.map(({ keys, label }) => written(keys, englishOf(label))))
})

test('no key means two things', () => {
  const all = keyTable.flatMap(({ keys }) => keys)
  expect(all).toEqual([...new Set(all)])
})

test('no single key is the beginning of another', () => {
  const all = keyTable.flatMap(({ keys }) => keys)
  expect(all.filter((key) => all.some((other) => other.startsWith(`${key} `)))).toEqual([])
})

test('every key of a letter or sign can be switched off', () => {
  const single = keyTable.filter(({ keys }) => keys.some((key) => key.length === 1))
  expect(single.every(({ shortcut }) => shortcut)).toBe(true)
})

function englishOf(id: (typeof keyTable)[number]['label']): string {
  const texts: Readonly<Record<string, unknown>> = english
  return String(texts[id])
}
