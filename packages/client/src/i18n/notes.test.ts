import { compileMessage } from '@lingui/message-utils/compileMessage'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import type { CompiledMessage } from './CompiledMessage.ts'

/** A translator's note on a text. */
interface TextNote {
  /** Where it stands. */
  readonly where: string
  readonly role: string
  readonly note?: string
  /** The meaning of each placeholder. */
  readonly places?: Readonly<Record<string, string>>
  /** How wide a line of it may be on a phone (px), as measured by `npm run screens -- --widths`; none for a text that was not drawn. */
  readonly width?: number
  /** Whether it may take several lines. */
  readonly wraps?: boolean
}

const roles = new Set([
  'alert',
  'button',
  'button, spoken',
  'choice',
  'column heading',
  'error',
  'heading',
  'hint',
  'label',
  'link',
  'notice',
  'placeholder',
  'sentence',
  'spoken',
  'start of an error, ends in a colon',
  'tab',
  'words',
])

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const texts = Object.entries(read('locales/en.json') as Readonly<Record<string, string>>) // ids with their texts
const notes = read('notes.json') as Readonly<Record<string, TextNote>> // the tests below check its shape

test('each text has a note, each note a text, in the order of the catalogue', () => {
  expect(Object.keys(notes)).toEqual(texts.map(([id]) => id))
})

test('a note says where the text is shown, in a known role, and how wide it may be if it was rendered', () => {
  expect(Object.entries(notes).filter(([, { where, role }]) => where === '' || !roles.has(role))).toEqual([])
  const measured = Object.values(notes).filter(({ width, wraps }) => width !== undefined || wraps !== undefined)
  expect(measured.length).toBeGreaterThan(800)
  expect(measured.filter(({ width = 0, wraps }) => !(width > 0 && width <= 390) || typeof wraps !== 'boolean')).toEqual([])
})

test('a note explains each placeholder of its text, and no other', () => {
  const wrong = texts.filter(([id, text]) => {
    const explained = Object.entries(notes[id]?.places ?? {}).filter(([, words]) => words !== '')
    const named = namesIn(compileMessage(text) as CompiledMessage) // as the build reads it
    return (
      [...new Set(named)].toSorted().join() !==
      explained
        .map(([name]) => name)
        .toSorted()
        .join()
    )
  })
  expect(wrong.map(([id]) => id)).toEqual([])
})

/** The names of the places of a text, those in its branches among them. */
function namesIn(message: CompiledMessage): readonly string[] {
  return message.flatMap((part) => {
    if (typeof part === 'string') return []
    const [name, , detail] = part
    const branches = typeof detail === 'object' ? Object.values(detail).filter((branch) => Array.isArray(branch)) : []
    return [name, ...branches.flatMap((branch) => namesIn(branch as CompiledMessage))] // the offset is no branch
  })
}
