import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCommaSeparated } from '#lib/commaSeparated.ts'
import { readTransferFile, writeServerFile, writeTransferFile } from './transferFile.ts'
import { transferKinds, type TransferKind, type TransferRow } from './TransferRow.ts'

test.each<[TransferKind, string, readonly TransferRow[], number]>([
  [
    'follows',
    'Account address,Show boosts,Notify on new posts,Languages\nada@pond.example,true,false,\nbob@b.example,false,true,"en, de"\n',
    [
      { subject: 'ada@pond.example', reblogs: true, notify: false, languages: [] },
      { subject: 'bob@b.example', reblogs: false, notify: true, languages: ['en', 'de'] },
    ],
    0,
  ],
  [
    'follows',
    '@ada@pond.example\r\nbob\r\ncarol,false\r\n',
    [{ subject: 'ada@pond.example' }, { subject: 'bob' }, { subject: 'carol', reblogs: false }],
    0,
  ],
  ['follows', 'Show boosts,Account address\nfalse,ada@a.example', [{ subject: 'ada@a.example', reblogs: false }], 0],
  ['mutes', 'Account address,Hide notifications\nada@a.example,false', [{ subject: 'ada@a.example', hidesNotifications: false }], 0],
  ['mutes', 'ada@a.example', [{ subject: 'ada@a.example', hidesNotifications: true }], 0],
  ['blocks', 'ada@a.example\nADA@a.example\n<script>\nnot an address\n', [{ subject: 'ADA@a.example' }], 2],
  [
    'domains',
    '#domain,#severity\nBad.example,suspend\nhttps://x.example/\n*.worse.example',
    [{ subject: 'bad.example' }, { subject: '*.worse.example' }],
    1,
  ],
  [
    'lists',
    'Friends,ada@a.example\nFriends,bob@b.example\n,eve@e.example',
    [
      { list: 'Friends', subject: 'ada@a.example' },
      { list: 'Friends', subject: 'bob@b.example' },
    ],
    1,
  ],
  ['bookmarks', 'https://a.example/1\njavascript:alert(1)\n', [{ subject: 'https://a.example/1' }], 1],
  ['tags', 'Hashtag\n#heron\npond life\n', [{ subject: 'heron' }], 1],
  [
    'notes',
    'Account address,Note\nada@a.example,"met at, the\nweir"\nbob@b.example,',
    [{ subject: 'ada@a.example', note: 'met at, the\nweir' }],
    1,
  ],
  [
    'filters',
    'Phrase,Contexts,Whole word,Hide,Expires at\n"eel, smoked",home thread,false,true,2027-01-01T00:00:00.000Z\n',
    [
      {
        subject: 'eel, smoked',
        filter: { contexts: ['home', 'thread'], wholeWord: false, hides: true, expiresAt: '2027-01-01T00:00:00.000Z' },
      },
    ],
    0,
  ],
  ['blocks', '', [], 0],
])('a file of %s: %j', (kind, text, rows, unreadable) => {
  expect(readTransferFile(kind, text)).toStrictEqual({ rows, unreadable, openQuote: null })
})

const [ada, ben] = [
  { subject: 'ada@mill.example', reblogs: false, notify: true },
  { subject: 'ben@reed.example', reblogs: true },
]

test.each<[string, TransferKind, string, readonly TransferRow[]]>([
  ['semicolons', 'follows', 'Account address;Show boosts\r\nben@reed.example;true\r\n', [ben]],
  ['tabs', 'follows', 'Account address\tShow boosts\r\nben@reed.example\ttrue\r\n', [ben]],
  ['semicolons and no head', 'follows', 'ben@reed.example;true\n', [ben]],
  ['a line that names the separator', 'follows', '\uFEFFsep=;\r\nAccount address;Show boosts\r\nben@reed.example;true\r\n', [ben]],
  ['upper case', 'follows', 'ACCOUNT ADDRESS,SHOW BOOSTS,NOTIFY ON NEW POSTS\nada@mill.example,FALSE,TRUE\n', [ada]],
  [
    'words with capitals',
    'mutes',
    'Account address,Hide notifications\nada@mill.example,False',
    [{ subject: 'ada@mill.example', hidesNotifications: false }],
  ],
  ['headings of a program', 'follows', 'account_address,show_boosts,notify-on-new-posts\nada@mill.example,false,true\n', [ada]],
  ['another word in the head', 'follows', 'Handle;Show boosts\nben@reed.example;true\n', [ben]],
  ['a head of another language', 'follows', 'Adresse;Show boosts\nben@reed.example;true\n', [ben]],
  [
    'semicolons in a list whose entries may hold some',
    'filters',
    'Phrase;Contexts;Whole word;Hide;Expires at\n"eel; smoked";home;FALSE;TRUE;\n',
    [{ subject: 'eel; smoked', filter: { contexts: ['home'], wholeWord: false, hides: true, expiresAt: null } }],
  ],
  ['a semicolon in an address of a post', 'bookmarks', 'https://a.example/1;2\n', [{ subject: 'https://a.example/1;2' }]],
  ['semicolons in a note', 'notes', 'ada@a.example,met; at; the; weir\n', [{ subject: 'ada@a.example', note: 'met; at; the; weir' }]],
])('a file as spreadsheets save it, with %s', (_what, kind, text, rows) => {
  expect(readTransferFile(kind, text)).toStrictEqual({ rows, unreadable: 0, openQuote: null })
})

test('an unclosed quote is reported with its line, and the rows above it are read', () => {
  const text = 'Account address,Note\nada@a.example,"met at\nthe weir"\nbob@b.example,"never\neve@e.example,x\n'
  expect(readTransferFile('notes', text)).toEqual({
    rows: [{ subject: 'ada@a.example', note: 'met at\nthe weir' }],
    unreadable: 0,
    openQuote: 4,
  })
})

test('Mastodon’s headings are used for the types that have some', () => {
  expect(writeTransferFile('follows', [{ subject: 'ada@a.example', reblogs: false, notify: true, languages: ['en', 'ar'] }])).toBe(
    'Account address,Show boosts,Notify on new posts,Languages\nada@a.example,false,true,"en, ar"\n',
  )
  expect(writeTransferFile('blocks', [{ subject: 'ada@a.example' }])).toBe('ada@a.example\n')
})

const formulas = ['=HYPERLINK("https://evil.test")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1", '＝1']

test.each(formulas)('%j is written so that a spreadsheet shows it, and read as it was', (text) => {
  const filter = { contexts: ['home'], wholeWord: true, hides: false, expiresAt: null }
  const rows: readonly [TransferKind, TransferRow][] = [
    ['notes', { subject: 'ada@a.example', note: text }],
    ['lists', { subject: 'ada@a.example', list: text }],
    ['filters', { subject: text, filter }],
  ]
  for (const [kind, row] of rows) {
    const written = writeTransferFile(kind, [row])
    const fields = readCommaSeparated(written).rows.flat()
    expect(fields.filter((field) => /^[=+\-@\t\r＝]/.test(field))).toEqual([])
    expect(readTransferFile(kind, written)).toEqual({ rows: [row], unreadable: 0, openQuote: null })
  }
})

test('an address that begins with a hyphen is read unchanged, and sent to a server unchanged', () => {
  const row = { subject: '-heron@a.example' }
  expect(readTransferFile('blocks', writeTransferFile('blocks', [row]))).toEqual({ rows: [row], unreadable: 0, openQuote: null })
  expect(writeTransferFile('blocks', [row])).toBe("'-heron@a.example\n")
  expect(writeServerFile('blocks', [row])).toBe('-heron@a.example\n')
})

const address = fc
  .tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{1,8}$/))
  .map(([name, host]) => `${name}@${host}.example`)

test('a written file is read unchanged, for each type about accounts', () => {
  const people: readonly TransferKind[] = ['follows', 'blocks', 'mutes', 'lists', 'notes']
  fc.assert(
    fc.property(
      fc.constantFrom(...people),
      fc.uniqueArray(address),
      fc.stringMatching(/^[^\s\uFEFF]([^\0\uFEFF]*[^\s\uFEFF])?$/),
      (kind, addresses, text) => {
        const rows = addresses.map((subject) => ({
          subject,
          list: text,
          note: text,
          reblogs: false,
          notify: true,
          languages: ['de', 'pt-BR'],
          hidesNotifications: false,
        }))
        const read = readTransferFile(kind, writeTransferFile(kind, rows))
        expect(read.unreadable).toBe(0)
        expect(read.rows.map(({ subject }) => subject)).toEqual(addresses)
        for (const row of read.rows) expect(rows[0]).toMatchObject({ ...row, subject: rows[0]?.subject })
      },
    ),
  )
})

test('any text at all is read without harm', () => {
  fc.assert(
    fc.property(fc.constantFrom(...transferKinds), fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (kind, text) => {
      const { rows } = readTransferFile(kind, text)
      for (const { subject } of rows) expect(subject).not.toBe('')
    }),
  )
})
