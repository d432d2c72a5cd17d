import type { Attachment, AttachmentId } from '@rookery/api/wire/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleDraft } from '#test/examples.ts'
import { composerReducer, isUploading, roomForFiles, type ComposerEvent, type ComposerState, type DraftUpload } from './composerReducer.ts'

const file = (id: string): Attachment => ({
  id: id as AttachmentId, // the test's own
  kind: 'image',
  mimeType: 'image/png',
  url: `https://pond.example/${id}.png`,
  remoteUrl: null,
  previewUrl: `https://pond.example/${id}.png`,
  name: null,
  description: '',
  blurhash: null,
  focus: null,
  width: null,
  height: null,
  duration: null,
})
const upload = (id: string): DraftUpload => ({ id, file: new File(['x'], `${id}.png`), progress: 0, error: null })
const rejected = { kind: 'refused', message: { text: 'No.' } } as const
const begin: ComposerState = { data: exampleDraft('Hello'), uploads: [], error: null, sending: [] }

test.each<ComposerEvent>([{ kind: 'postAdded' }, { kind: 'postShown', at: 0 }, { kind: 'textSplit', texts: ['Hel', 'lo'] }])(
  'a file being uploaded stays with its post: $kind',
  (event) => {
    const underway = composerReducer(begin, { kind: 'uploadsAdded', uploads: [upload('u')] })
    expect(composerReducer(underway, event)).toBe(underway)
    expect(composerReducer(begin, event)).not.toBe(begin)
  },
)
const after = (...events: readonly ComposerEvent[]) => events.reduce(composerReducer, begin)

test.each<[string, readonly ComposerEvent[], object]>([
  ['typing', [{ kind: 'textChanged', text: 'Hello you' }], { data: { status: 'Hello you' } }],
  [
    'a subject that marks the files',
    [{ kind: 'subjectChanged', subject: 'cw', marksSensitive: true }],
    { data: { spoilerText: 'cw', nsfw: true } },
  ],
  [
    'a subject that marks nothing',
    [{ kind: 'subjectChanged', subject: 'cw', marksSensitive: false }],
    { data: { spoilerText: 'cw', nsfw: false } },
  ],
  [
    'a subject taken away again',
    [{ kind: 'subjectChanged', subject: 'cw', marksSensitive: true }, { kind: 'subjectRemoved' }],
    { data: { spoilerText: '', nsfw: false } },
  ],
  [
    'a subject typed and emptied by hand',
    [
      { kind: 'subjectChanged', subject: 'c', marksSensitive: true },
      { kind: 'subjectChanged', subject: '', marksSensitive: true },
    ],
    { data: { spoilerText: '', nsfw: false, nsfwFrom: 'start' } },
  ],
  [
    'a subject emptied where the person has marked the files',
    [
      { kind: 'subjectChanged', subject: 'c', marksSensitive: true },
      { kind: 'sensitiveChanged', isSensitive: true },
      { kind: 'subjectChanged', subject: '', marksSensitive: true },
    ],
    { data: { spoilerText: '', nsfw: true } },
  ],
  [
    'a subject taken away where the person has marked the files',
    [{ kind: 'sensitiveChanged', isSensitive: true }, { kind: 'subjectRemoved' }],
    { data: { spoilerText: '', nsfw: true } },
  ],
  [
    'a longer subject where the person has said that the files are harmless',
    [
      { kind: 'subjectChanged', subject: 'c', marksSensitive: true },
      { kind: 'sensitiveChanged', isSensitive: false },
      { kind: 'subjectChanged', subject: 'cw', marksSensitive: true },
    ],
    { data: { spoilerText: 'cw', nsfw: false } },
  ],
  ['a scope', [{ kind: 'scopeChanged', scope: 'direct' }], { data: { visibility: 'direct' } }],
  ['a poll', [{ kind: 'pollToggled', expiresIn: 600 }], { data: { poll: { options: ['', ''], multiple: false, expiresIn: 600 } } }],
  [
    'no poll after all',
    [
      { kind: 'pollToggled', expiresIn: 600 },
      { kind: 'pollToggled', expiresIn: 600 },
    ],
    { data: { poll: null } },
  ],
  ['a refusal', [{ kind: 'refused', error: rejected }], { error: rejected }],
  [
    'a refusal, and more text',
    [
      { kind: 'refused', error: rejected },
      { kind: 'textChanged', text: 'Hello you' },
    ],
    { error: null },
  ],
  [
    'a refusal, and another subject',
    [
      { kind: 'refused', error: rejected },
      { kind: 'subjectChanged', subject: 'cw', marksSensitive: false },
    ],
    { error: null },
  ],
  [
    'a refusal, and another scope',
    [
      { kind: 'refused', error: rejected },
      { kind: 'scopeChanged', scope: 'direct' },
    ],
    { error: rejected },
  ],
  ['a refusal that was read', [{ kind: 'refused', error: rejected }, { kind: 'problemDismissed' }], { error: null }],
  [
    'a file that arrives',
    [
      { kind: 'uploadsAdded', uploads: [upload('u')] },
      { kind: 'uploadEnded', id: 'u', attachment: file('a') },
    ],
    { data: { files: [{ id: 'a' }] }, uploads: [] },
  ],
  [
    'a file that arrives after it was cancelled',
    [
      { kind: 'uploadsAdded', uploads: [upload('u')] },
      { kind: 'uploadDropped', id: 'u' },
      { kind: 'uploadEnded', id: 'u', attachment: file('a') },
    ],
    { data: { files: [] }, uploads: [] },
  ],
  [
    'a file that fails, tried again',
    [
      { kind: 'uploadsAdded', uploads: [upload('u')] },
      { kind: 'uploadProgressed', id: 'u', progress: 0.5 },
      { kind: 'uploadFailed', id: 'u', error: rejected },
      { kind: 'uploadRetried', id: 'u' },
    ],
    { uploads: [{ id: 'u', progress: 0, error: null }], error: null },
  ],
  [
    'a file that waits for a line, which is no error',
    [
      { kind: 'uploadsAdded', uploads: [upload('u')] },
      { kind: 'uploadFailed', id: 'u', error: { kind: 'unreached' } },
    ],
    { uploads: [{ id: 'u', error: { kind: 'unreached' } }], error: null },
  ],
  [
    'a description typed during an upload stays with the file',
    [
      { kind: 'uploadsAdded', uploads: [upload('u')] },
      { kind: 'fileDescribed', id: 'u', description: 'A heron' },
      { kind: 'uploadEnded', id: 'u', attachment: file('a') },
    ],
    { data: { files: [{ id: 'a' }], missing: [], mediaDescriptions: { a: 'A heron' } } },
  ],
  [
    'files in another order',
    [
      { kind: 'uploadsAdded', uploads: [upload('u'), upload('w')] },
      { kind: 'uploadEnded', id: 'u', attachment: file('a') },
      { kind: 'uploadEnded', id: 'w', attachment: file('b') },
      { kind: 'fileMoved', from: 1, to: 0 },
    ],
    { data: { files: [{ id: 'b' }, { id: 'a' }] } },
  ],
  [
    'a described file, and one taken away',
    [
      { kind: 'uploadsAdded', uploads: [upload('u'), upload('w')] },
      { kind: 'uploadEnded', id: 'u', attachment: file('a') },
      { kind: 'uploadEnded', id: 'w', attachment: file('b') },
      { kind: 'fileDescribed', id: file('a').id, description: 'A heron' },
      { kind: 'fileRemoved', id: file('b').id },
    ],
    { data: { files: [{ id: 'a' }], mediaDescriptions: { a: 'A heron' } } },
  ],
])('%s', (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected)
})

test.each<ComposerEvent>([
  { kind: 'problemDismissed' },
  { kind: 'uploadProgressed', id: 'gone', progress: 1 },
  { kind: 'uploadDropped', id: 'gone' },
  { kind: 'uploadEnded', id: 'gone', attachment: file('a') },
  { kind: 'fileMoved', from: 3, to: 0 },
  { kind: 'pollChanged', poll: { options: ['a'], multiple: false, expiresIn: 60 } },
])('an event without an effect returns the same state: %o', (event) => {
  expect(composerReducer(begin, event)).toBe(begin)
})

test('a server limits the number of files, uploads included', () => {
  const state = after(
    { kind: 'uploadsAdded', uploads: [upload('u'), upload('w')] },
    { kind: 'uploadEnded', id: 'u', attachment: file('a') },
  )
  expect(roomForFiles(state, 4)).toBe(2)
  expect(roomForFiles(state, 1)).toBe(0)
  expect(roomForFiles(state, null)).toBe(Infinity)
  expect(isUploading(state)).toBe(true)
})

test('in any order of events, a file occurs once and no word is lost', () => {
  const ids = fc.constantFrom('u', 'w', 'x')
  const events = fc.oneof(
    ids.map((id): ComposerEvent => ({ kind: 'uploadsAdded', uploads: [upload(`${id}${Math.random()}`), upload(id)] })),
    ids.map((id): ComposerEvent => ({ kind: 'uploadEnded', id, attachment: file(id) })),
    ids.map((id): ComposerEvent => ({ kind: 'uploadFailed', id, error: rejected })),
    ids.map((id): ComposerEvent => ({ kind: 'uploadDropped', id })),
    ids.map((id): ComposerEvent => ({ kind: 'fileRemoved', id: file(id).id })),
    fc.nat(4).map((from): ComposerEvent => ({ kind: 'fileMoved', from, to: 0 })),
    fc.constant<ComposerEvent>({ kind: 'pollToggled', expiresIn: 600 }),
  )
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      const sent = list.filter((event) => event.kind === 'uploadsAdded').length
      const { data } = after(...list)
      expect(data.status).toBe('Hello')
      expect(data.files.length).toBeLessThanOrEqual(sent)
    }),
  )
})

test('files that are sensitive by default stay so when a subject comes and goes', () => {
  const sensitive = { ...begin, data: exampleDraft('Hello', { nsfw: true }) }
  const events = ['c', ''].map((subject) => ({ kind: 'subjectChanged', subject, marksSensitive: true }) as const)
  expect(events.reduce(composerReducer, sensitive).data.nsfw).toBe(true)
})
