import { compileMessage } from '@lingui/message-utils/compileMessage'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

import { completeTexts, englishMessages } from './catalogues.ts'
import type { CompiledMessage } from './CompiledMessage.ts'
import { languageCodes } from './languages.ts'

const folder = new URL('./locales/', import.meta.url)
const english = read('en')

// `npm run check` holds each text to the rules of its language (scripts/languages).
test('each language with a catalogue is offered, English first', () => {
  const files = readdirSync(folder).map((file) => file.replace('.json', ''))
  expect(languageCodes.toSorted()).toEqual(files.toSorted())
  expect(languageCodes[0]).toBe('en')
})

test('Arabic, the language for checks from right to left, has every text', () => {
  const arabic = read('ar')
  expect(Object.keys(english).filter((id) => !id.startsWith('intl.') && !Object.hasOwn(arabic, id))).toEqual([])
})

test('the texts of a tier are joined once, however often code asks for them', async () => {
  await completeTexts('late')
  const assign = vi.spyOn(Object, 'assign')
  await completeTexts('page')
  await completeTexts('late')
  const joins = assign.mock.calls.filter(([texts]) => texts === englishMessages)
  assign.mockRestore()
  expect(joins).toEqual([])
})

function read(code: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8'))
}

test('the texts use only the ICU kinds that formatMessage supports', () => {
  const known = new Set(['plural', 'selectordinal', 'select', 'number', 'date'])
  const kinds = languageCodes.flatMap((code) =>
    Object.values(read(code)).flatMap((text) => kindsIn(compileMessage(text) as CompiledMessage)),
  )
  expect(new Set(kinds.filter((kind) => !known.has(kind)))).toEqual(new Set())
  expect(kinds).toContain('select')
})

/** The formats that a compiled text names, in its branches, too. */
function kindsIn(message: CompiledMessage): readonly string[] {
  return message.flatMap((part) => {
    if (typeof part === 'string') return []
    const [, kind, detail] = part
    const branches = typeof detail === 'object' ? Object.values(detail) : []
    return [...(kind === undefined ? [] : [kind]), ...branches.flatMap((branch) => (Array.isArray(branch) ? kindsIn(branch) : []))]
  })
}

/** Texts with a number that counts no noun: an order, a limit, a rest, or texts without a plural. */
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
  'themeEditor.shadows.added',
  'themeEditor.shadows.copied',
  'themeEditor.shadows.moved',
  'themeEditor.shadows.position',
  'themeEditor.sheet.tab',
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

/** Names of numbers in texts, whether they are formatted there or earlier. */
const isNumber = /\{\s*(?:\w+\s*,\s*number|count|number|total|amount|level|length)\b[^{}]*\}/

test('each text with a number has plural forms in its language', () => {
  const unformed = languageCodes.flatMap((code) =>
    Object.entries(read(code)).flatMap(([id, text]) =>
      isNumber.test(withoutPlurals(text)) && !numbersWithoutNoun.has(id) ? [`${code} ${id}`] : [],
    ),
  )
  expect(unformed).toEqual([])
})

/** Removes branches for numbers, which contain the matching words. */
function withoutPlurals(text: string): string {
  return /\{\s*\w+\s*,\s*plural/.test(text) ? '' : text
}
