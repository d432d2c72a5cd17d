import { compileMessage } from '@lingui/message-utils/compileMessage'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { languageCodes, languageLabel, languageOf } from './languages.ts'
import type { CompiledMessage } from './CompiledMessage.ts'

const folder = new URL('./locales/', import.meta.url)
const english = read('en')

test('a language is its catalogue: whatever has one is offered, English first', () => {
  const files = readdirSync(folder).map((file) => file.replace('.json', ''))
  expect(languageCodes.toSorted()).toEqual(files.toSorted())
  expect(languageCodes[0]).toBe('en')
})

test.each([
  ['ar', 'العربية', 'rtl'],
  ['en', 'English', 'ltr'],
  ['he', 'עברית', 'rtl'],
  ['fa', 'فارسی', 'rtl'],
  ['pt', 'português', 'ltr'],
  ['uz', 'o‘zbek', 'ltr'],
])('%s is called %s and runs %s', (code, name, dir) => {
  expect([languageLabel(code), languageOf(code).dir]).toEqual([name, dir])
})

test('Arabic, in which everything is looked at from right to left, has every text', () => {
  const arabic = read('ar')
  expect(Object.keys(english).filter((id) => !Object.hasOwn(arabic, id))).toEqual([])
})

describe.each(languageCodes)('%s', (code) => {
  const catalogue = read(code)

  test('has no id that the English catalogue lacks; what it lacks itself stays English', () => {
    expect(Object.keys(catalogue).filter((id) => !Object.hasOwn(english, id))).toEqual([])
  })

  test('is sorted by id', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).toSorted())
  })

  test('fills the same placeholders in each text', () => {
    const wrong = Object.keys(catalogue).filter((id) => placeholders(catalogue[id] ?? '') !== placeholders(english[id] ?? ''))
    expect(wrong).toEqual([])
  })
})

function read(code: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8'))
}

/** The names of the places of a text, those in its branches among them; which branches there are differs between languages. */
function placeholders(text: string): string {
  return [...new Set(namesIn(compileMessage(text) as CompiledMessage))].toSorted().join() // what the build makes of it as well
}

function namesIn(message: CompiledMessage): string[] {
  return message.flatMap((part) => {
    if (typeof part === 'string') return []
    const [name, , detail] = part
    return [
      name,
      ...(typeof detail === 'object' ? Object.values(detail).flatMap((branch) => (Array.isArray(branch) ? namesIn(branch) : [])) : []),
    ]
  })
}

test('the texts use of ICU only what formatMessage knows', () => {
  const known = new Set(['plural', 'selectordinal', 'select', 'number', 'date'])
  const kinds = languageCodes.flatMap((code) =>
    Object.values(read(code)).flatMap((text) => [...text.matchAll(/\{\s*\w+\s*,\s*(\w+)/g)].map(([, kind = '']) => kind)),
  )
  expect(kinds.filter((kind) => !known.has(kind))).toEqual([])
})

/** Texts with a number in which nothing is counted by a noun: an order, a limit, a rest, or what needs no plural. */
const numbersWithoutNoun: ReadonlySet<string> = new Set([
  'attachment.showAll',
  'attachment.showAllLines',
  'composer.poll.option',
  'composer.poll.remove',
  'emoji.sticker',
  'accountSettings.fields.earlier',
  'accountSettings.fields.later',
  'accountSettings.fields.lengths',
  'accountSettings.fields.move',
  'accountSettings.fields.moved',
  'accountSettings.fields.name',
  'accountSettings.fields.remove',
  'accountSettings.fields.value',
  'composer.thread.place',
  'composer.thread.remove',
  'composer.thread.show',
  'general.moreCount',
  'poll.option',
  'lists.moved',
  'notificationList.detail.severed',
  'post.history.version',
  'search.count',
  'search.countOrMore',
  'settings.numberRange',
  'settingsCode.tooMuch',
  'status.counted',
  'status.moreMentions',
  'thread.spot',
  'thread.spot.ofMissing',
  'thread.whole',
  'timeline.atLeast',
  'timeline.exactly',
  'transfer.openQuote',
  'transfer.progress',
  'transfer.progress.already',
  'transfer.progress.done',
  'transfer.progress.failed',
  'viewer.counter',
])

/** What numbers are called in texts, whether they are formatted there or before. */
const isNumber = /\{\s*(?:\w+\s*,\s*number|count|number|total|amount|level|length)\b[^{}]*\}/

test.each(languageCodes)('what %s counts has its forms for one and for many', (code) => {
  const unformed = Object.entries(read(code)).filter(([id, text]) => isNumber.test(withoutPlurals(text)) && !numbersWithoutNoun.has(id))
  expect(unformed.map(([id]) => id)).toEqual([])
})

/** Nothing of a text that has branches for numbers: the words that go with them stand there. */
function withoutPlurals(text: string): string {
  return /\{\s*\w+\s*,\s*plural/.test(text) ? '' : text
}
