import { compileMessage } from '@lingui/message-utils/compileMessage'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { languages } from './languages.ts'
import type { Message } from './Message.ts'

const folder = new URL('./locales/', import.meta.url)
const english = read('en')

test('every listed language has a catalogue and every catalogue is listed', () => {
  const files = readdirSync(folder).map((file) => file.replace('.json', ''))
  expect(files.toSorted()).toEqual(Object.keys(languages).toSorted())
})

describe.each(Object.keys(languages))('%s', (code) => {
  const catalogue = read(code)

  test('has exactly the ids of the English catalogue', () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  test('is sorted by id', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).toSorted())
  })

  test('fills the same placeholders in each text', () => {
    const wrong = Object.keys(english).filter((id) => placeholders(catalogue[id] ?? '') !== placeholders(english[id] ?? ''))
    expect(wrong).toEqual([])
  })
})

function read(code: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8'))
}

/** The names of the places of a text, those in its branches among them; which branches there are differs between languages. */
function placeholders(text: string): string {
  return [...new Set(namesIn(compileMessage(text) as Message))].toSorted().join() // what the build makes of it as well
}

function namesIn(message: Message): string[] {
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
  const kinds = Object.keys(languages).flatMap((code) =>
    Object.values(read(code)).flatMap((text) => [...text.matchAll(/\{\s*\w+\s*,\s*(\w+)/g)].map(([, kind = '']) => kind)),
  )
  expect(kinds.filter((kind) => !known.has(kind))).toEqual([])
})
