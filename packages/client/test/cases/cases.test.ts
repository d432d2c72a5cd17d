import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeAccount } from '@rookery/api/wire/account'
import { decodeNotification } from '@rookery/api/wire/notification'
import { decodeStatus } from '@rookery/api/wire/status'
import { RejectedDraft } from '#features/posting/model/sendDraft.ts'
import { checkFile } from '#features/posting/model/checkFile.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { nextQuestion } from '#features/posting/model/nextQuestion.ts'
import { toStatusRecord } from '#features/entities/model/records.ts'
import { compileMuteWords, wordsOfText } from '#features/filters/model/muteWords.ts'
import { sendPost } from '#features/outbox/model/sendPost.ts'
import { readTransferFile } from '#features/transfer/model/transferFile.ts'
import { joinedDateOptions } from '#features/profile/model/joinedDateOptions.ts'
import { isRecord } from '#lib/isRecord.ts'
import { pollShare } from '#features/polls/model/pollShare.ts'
import { exampleDraft } from '#test/examples.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { inClient, inPage } from './inPage.ts'

/** Inputs from public reports about similar clients, each with the right result (`expected`). */
const folder = import.meta.dirname

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

function inputOf(name: string): unknown {
  const read: unknown = JSON.parse(textOf(`${name}.json`))
  return isRecord(read) ? read.input : null
}

const noLimits = { general: 0, image: 0, film: 0, pixels: 0, types: [], avatar: 0, background: 0, banner: 0 }

type Case = readonly [read: (input: unknown) => unknown, expected: unknown]

/** Cases that a function alone can prove. */
const readings: Readonly<Record<string, Case>> = {
  'import-saved-by-excel': [
    () => [
      readTransferFile('follows', textOf('import-saved-by-excel.csv')).rows,
      readTransferFile('mutes', 'Account address,Hide notifications\r\nada@mill.example,FALSE\r\n').rows,
    ],
    [
      [{ subject: 'ada@mill.example', reblogs: false, notify: true, languages: [] }],
      [{ subject: 'ada@mill.example', hidesNotifications: false }],
    ],
  ],
  'import-semicolons': [
    () => readTransferFile('follows', textOf('import-semicolons.csv')),
    {
      rows: [
        { subject: 'ada@mill.example', reblogs: true },
        { subject: 'ben@reed.example', reblogs: false },
      ],
      unreadable: 0,
      openQuote: null,
    },
  ],
  'language-with-underscore': [
    (input) =>
      [decodeStatus(input), decodeStatus({ ...(isRecord(input) && input), language: 'not a language!' })].map((one) => one.language),
    ['ja-JP', null],
  ],
  'mute-words-folding': [
    (input) =>
      Array.isArray(input) &&
      input.map((pair: unknown) =>
        isRecord(pair) ? compileMuteWords([String(pair.word)]).hit(wordsOfText(String(pair.text))) === pair.word : null,
      ),
    [true, true, true],
  ],
  'notification-with-fallback': [
    decodeNotification,
    expect.objectContaining({ type: 'unknown', title: 'Somebody planted a tree for you', message: 'It is an oak' }),
  ],
  'reply-names-from-mentions': [(input) => decodeStatus(input).inReplyToAcct, 'lost@x.example'],
  'poll-fewer-voters-than-votes': [
    (input) => {
      const { poll } = decodeStatus(input)
      return poll && poll.options.map((_option, index) => pollShare(poll, index))
    },
    [86, 14, 0],
  ],
  'upload-picture-of-unknown-kind': [
    (input) => {
      const { name, type, firstBytesHex } = isRecord(input) ? input : {}
      const bytes = Buffer.from(String(firstBytesHex), 'hex')
      return checkFile(new File([bytes], String(name), { type: String(type) }), noLimits)
    },
    null,
  ],
  'edit-post-with-ended-poll': [
    async (input) => {
      const { session, close } = await openTestSession()
      const server = session.server.get()
      session.setServer({ ...server, capabilities: { ...server.capabilities, retainsPolls: false } })
      const status = decodeStatus(input)
      session.entities.receive({ statuses: [status] })
      const state = { data: exampleDraft('Which one, then?'), uploads: [] }
      const asked = nextQuestion(session, `edit:${status.id}`, state, [])
      draftsOf(session).save(`edit:${status.id}`, state.data)
      const refusal: unknown = await sendPost(session, `edit:${status.id}`, () => true).catch((error: unknown) => error)
      await close()
      return [asked, refusal instanceof RejectedDraft ? 'refused' : refusal]
    },
    ['pollRestarts', 'refused'],
  ],
  'joined-at-midnight': [
    (input) => {
      const { createdAt } = decodeAccount(input)
      const format = new Intl.DateTimeFormat('en', { timeZone: 'America/Los_Angeles', ...joinedDateOptions(createdAt ?? '') })
      return format.format(Date.parse(createdAt ?? ''))
    },
    'January 1, 2024',
  ],
  'warning-of-spaces': [(input) => toStatusRecord(decodeStatus(input)).spoilerText, ''],
}

const read = Object.keys(readings)

async function readCase(name: string): Promise<readonly [found: unknown, expected: unknown]> {
  const [reading, expected] = readings[name] ?? []
  return [await reading?.(inputOf(name)), expected]
}

test.each(read)('the case %s is as described', async (name) => {
  const [found, expected] = await readCase(name)
  expect(found).toEqual(expected)
})

test('every case has a test', () => {
  expect(names.toSorted()).toEqual([...new Set([...read, ...inPage, ...inClient])].toSorted())
})
