import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { allLanguages } from '../../packages/client/test/allLanguages.ts'
import { addWidths } from './addWidths.ts'
import { coverageOf, readCatalogues, tooLittleForRelease, type Catalogue } from './Catalogue.ts'
import { catalogueFaults } from './catalogueFaults.ts'
import { otherWords, readGlossary } from './glossary.ts'
import { allFaults, detailsOf, tableOf } from './report.ts'
import { typographyAdvice } from './typography.ts'

const posts = '{count, plural, one {# post} other {# posts}}'

/** The complaints about one text of a language. */
function faultsOf(code: string, text: string, english = text): string {
  return catalogueFaults({ code, texts: { a: text } }, { code: 'en', texts: { a: english } }).join(' ')
}

/** The categories of whole numbers. None of them is `many` where that begins at a million. */
const categories: Readonly<Record<string, string>> = {
  ar: 'zero one two few many other',
  cs: 'one few other',
  ga: 'one two few many other',
  he: 'one two other',
  pl: 'one few many',
  ro: 'one few other',
  ru: 'one few many',
  sk: 'one few other',
  uk: 'one few many',
  ...Object.fromEntries(['id', 'ja', 'ja_easy', 'ko', 'vi', 'zh', 'zh_Hant'].map((code) => [code, 'other'])),
}

test('a number has exactly the plural branches that whole numbers of the language need', () => {
  const textWith = (keys: readonly string[]) =>
    `{count, plural, ${[...new Set([...keys, 'other'])].map((key) => `${key} {# x}`).join(' ')}}`
  for (const code of allLanguages) {
    const keys = (categories[code] ?? 'one other').split(' ')
    expect(faultsOf(code, textWith(keys), posts), code).toBe('')
    for (const key of keys.filter((one) => one !== 'other')) {
      expect(faultsOf(code, textWith(keys.filter((one) => one !== key)), posts), code).toContain(`lacks the branch "${key}"`)
    }
    const needless = ['zero', 'one', 'two', 'few', 'many'].filter((key) => !keys.includes(key))
    for (const key of needless) expect(faultsOf(code, textWith([...keys, key]), posts), code).toContain(`has the branch "${key}"`)
  }
  expect(faultsOf('de', '{count, plural, =0 {nichts} =1 {einer} other {#}}', posts)).toBe('')
  expect(faultsOf('pl', '{count, plural, other {#}}', '{count, plural, other {#}}')).toBe('')
  expect(faultsOf('en', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}')).toBe('')
  expect(faultsOf('de', '{n, plural, offset:1 =1 {du} one {du und # weiterer} other {du und # weitere}}')).toBe('')
})

test.each([
  ['an apostrophe that quotes', 'it', "L'{a} e l'{b}", 'L’{a} e l’{b}', 'ASCII apostrophe'],
  ['a place that is lost', 'de', 'Hallo', 'Hello {name}', 'lacks the place {name}'],
  ['a place that nothing fills', 'de', 'Hallo {nam}', 'Hello', 'has the place {nam}, which nothing fills'],
  ['a place in a branch', 'de', '{n, plural, one {# von {who}} other {#}}', '{n, plural, one {#} other {#}}', '{who}'],
  ['other values of a choice', 'de', '{to, select, ja {An} other {Von}}', '{to, select, yes {To} other {From}}', 'other branches of {to}'],
  ['a tag that is lost', 'de', 'Fett', '<b>Bold</b>', 'has the tags "" where English has "</b> <b>"'],
  ['braces that do not fit', 'de', 'Hallo {name', 'Hello {name}', 'cannot be read'],
  ['no text', 'de', ' ', 'Hello', 'is empty'],
  ['a blank at the end', 'de', 'Hallo ', 'Hello', 'ends with another blank'],
  ['a sign of direction', 'he', 'שם \u200e@a', 'Name @a', 'sign of direction'],
  ['an isolate without end', 'he', 'שם \u2066@a', 'Name @a', 'without its end'],
  ['three full stops', 'de', 'Warten...', 'Wait…', 'where … stands'],
  ['English marks in German', 'de', 'Das “Wort”', 'The “word”', 'has ”. Quotation marks of the language are „ “ ‚ ‘'],
  ['German marks in French', 'fr', 'Le „mot“', 'The “word”', 'has „'],
  ['straight marks', 'en', 'The "word"', 'The “word”', 'has "'],
  ['a plain blank before a French sign', 'fr', 'Vraiment ?', 'Really?', 'U+202F before ; ! ?'],
  ['none before a colon', 'oc', 'Nom: {name}', 'Name: {name}', 'U+00A0 before :'],
  ['none inside guillemets', 'fr', 'Le «mot»', 'The “word”', 'inside « »'],
  ['a Spanish question without its beginning', 'es', 'Seguro?', 'Sure?', '? without ¿'],
  ['a narrow comma in Japanese', 'ja', '保存, 削除', 'Save, delete', 'narrow sign'],
  ['kanji for beginners', 'ja_easy', '保存', 'Save', 'has kanji'],
  ['a cedilla in Romanian', 'ro', 'Şterge', 'Delete', 'cedilla'],
  ['a Latin question mark in Arabic', 'ar', 'حذف?', 'Delete?', 'Latin sign'],
])('%s is found', (_, code, text, english, message) => {
  expect(faultsOf(code, text, english)).toContain(message)
})

test('texts as their languages write them have no fault', () => {
  const texts: Readonly<Record<string, string>> = {
    ar: 'حذف «{name}»؟ \u2068@a\u2069',
    ca: 'L’usuari «{name}» (“a”)',
    cs: 'Slovo „{name}“',
    de: 'Das „Wort“ {name}, 10:30 Uhr: ‚ja‘',
    en: 'It’s “{name}”, 10:30',
    es: '¿Borrar “{name}”?',
    fi: 'Sana ”{name}”',
    fr: 'C’est «\u00a0{name}\u00a0»\u202f? Oui\u00a0: https://a.example/?b\u202f!',
    he: 'מילה ״{name}״',
    hu: 'A „{name}” szó',
    ja: '「{name}」さん、10:30。',
    ja_easy: '「{name}」を けす',
    pl: 'Słowo „{name}”',
    ru: 'Слово «{name}»',
    zh: '“{name}”：10:30',
    zh_Hant: '「{name}」：好',
  }
  const faults = Object.entries(texts).map(([code, text]) => faultsOf(code, text, '{name}'))
  expect(faults.filter(Boolean)).toEqual([])
})

test('spaces that often have a reason are only advice', () => {
  expect(typographyAdvice('cs', ['zpráva k tomu'])).toEqual([expect.stringContaining('one letter')])
  expect(typographyAdvice('zh', ['用API'])).toEqual([expect.stringContaining('no blank')])
  expect([typographyAdvice('cs', ['k\u00a0tomu']), typographyAdvice('zh', ['用 API']), typographyAdvice('de', ['k tomu'])]).toEqual([
    [],
    [],
    [],
  ])
})

test('unknown and unsorted ids are faults, missing texts are counted, and too many of them stop a release', () => {
  const ids = Array.from({ length: 40 }, (_, number) => `a.${number + 10}`)
  const english: Catalogue = { code: 'en', texts: { ...Object.fromEntries(ids.map((id) => [id, 'x'])), 'intl.now': 'now' } }
  const german: Catalogue = { code: 'de', texts: Object.fromEntries(ids.slice(3).map((id) => [id, 'x'])) }
  const basque: Catalogue = { code: 'eu', texts: Object.fromEntries(ids.slice(1).map((id) => [id, 'x'])) }
  expect(catalogueFaults({ code: 'de', texts: { b: 'x', 'a.10': 'x' } }, english)).toEqual([
    'de.json: "a.10" does not stand in alphabetical order.',
    'de.json: "b" is no text of en.json.',
  ])
  expect(coverageOf(german, english)).toEqual({ code: 'de', texts: 40, missing: ids.slice(0, 3), share: 37 / 40 })
  // Times and lists of Basque are in its catalogue alone.
  expect(coverageOf(basque, english).missing).toEqual(['a.10', 'intl.now'])
  expect(tooLittleForRelease([english, german, basque])).toEqual(['de.json lacks 3 texts and has 92 %. A release needs 95 %.'])
  const reviews = [{ code: 'de', date: '2026-11-28', translatedBack: 255, differed: 3, mended: 8 }]
  expect(tableOf([english, german], reviews)[2]).toMatch(/^de\s+3\s+92 %\s+0\s+0\s+0 {2}2026-11-28$/)
  expect(detailsOf(german, english, reviews).slice(0, 2)).toEqual([
    'reviewed on 2026-11-28: 255 texts translated back, 3 of them differed, 8 other texts mended.',
    'missing: "a.10" is "x" in English.',
  ])
})

test('the glossary has a word for each term in each language, and finds texts that use another', () => {
  for (const code of allLanguages.filter((one) => one !== 'en')) {
    const glossary = readGlossary(code)
    expect([glossary.length, glossary.filter(({ recommended }) => recommended === '')], code).toEqual([149, []])
  }
  const glossary = [{ english: 'follow', ids: ['a', 'b', 'c'], recommended: 'folgen' }]
  expect(otherWords({ code: 'de', texts: { a: 'Du folgst ihm', b: 'Abonnieren' } }, glossary)).toEqual([
    '"b" says "Abonnieren"; the glossary has "folgen" for "follow"',
  ])
})

test('each file beside en.json is a catalogue, notes are none, and ours have no fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogues-'))
  try {
    for (const name of ['en', 'zh_Hant', 'notes']) writeFileSync(join(folder, `${name}.json`), '{"a":"x"}')
    expect(readCatalogues(folder).map(({ code }) => code)).toEqual(['en', 'zh_Hant'])
  } finally {
    rmSync(folder, { recursive: true })
  }
  expect(allFaults(readCatalogues())).toEqual([])
})

test('a note gets the narrowest width of its text, and retains an older one until all screens were measured', () => {
  const notes = {
    a: { role: 'tab', width: 9, wraps: true },
    b: { role: 'tab' },
    c: { role: 'tab', width: 7, wraps: true },
    d: { role: 'tab' },
  }
  const screens = { home: { a: { width: 80, wraps: true }, b: { width: 50, wraps: false } }, search: { a: { width: 60, wraps: false } } }
  const seen = { a: { role: 'tab', width: 60, wraps: false }, b: { role: 'tab', width: 50, wraps: false }, d: { role: 'tab' } }
  expect(addWidths(notes, screens, { isWhole: false })).toEqual({ ...seen, c: notes.c })
  expect(addWidths(notes, screens, { isWhole: true })).toEqual({ ...seen, c: { role: 'tab' } })
})
