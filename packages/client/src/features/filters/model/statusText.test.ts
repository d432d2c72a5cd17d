import { expect, test } from 'vitest'
import { toStatusRecord } from '#features/entities/model/records.ts'
import { exampleStatus } from '#test/examples.ts'
import { statusText } from './statusText.ts'

test('the sentence of a notice by GoToSocial is no text of the author, but the files that it lists are', () => {
  const sentence = (words: string) => `<p><i lang="en">ℹ️ Note from gts.example: ${words}</i></p>`
  const list = '<ul><li><a href="https://far.example/song.flac">song.flac</a> [A song about beans]</li></ul>'
  const notice = (inside: string) => `<div class="gts-system-message gts-placeholder-attachments"><hr>${inside}</div>`
  const found = (content: string) => statusText(toStatusRecord(exampleStatus('s', { content })), undefined, true)
  const text = found(`<p>Listen</p>${notice(sentence('one attachment was left out') + list)}`)
  expect(text).toMatch(/Listen[^]*song\.flac \[A song about beans\]/)
  expect(text).not.toMatch(/Note from|attachment/)
  expect(found(`<p>Listen</p><div class="gts-system-message gts-pending-reply"><hr>${sentence('it waits')}</div>`)).not.toContain('waits')
  // An author could write the class or the sentence alone.
  expect(found(notice('<p>muted words</p>'))).toContain('muted words')
  expect(found(`<div>${sentence('muted words')}</div>`)).toContain('muted words')
})
