import { expect, test } from 'vitest'
import { allLanguages } from '#test/allLanguages.ts'
import { languageLabel, languageLabelFor } from './languageLabel.ts'
import { languageOf } from './languages.ts'

const expected: Readonly<Record<string, string>> = {
  ar: 'العربية',
  ca: 'Català',
  cs: 'Čeština',
  de: 'Deutsch',
  en: 'English',
  eo: 'Esperanto',
  es: 'Español',
  et: 'Eesti',
  eu: 'Euskara',
  fi: 'Suomi',
  fr: 'Français',
  ga: 'Gaeilge',
  he: 'עברית',
  hu: 'Magyar',
  id: 'Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ja_easy: 'やさしいにほんご',
  ko: '한국어',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  oc: 'Occitan',
  pl: 'Polski',
  pt: 'Português (Portugal)',
  ro: 'Română',
  ru: 'Русский',
  sk: 'Slovenčina',
  te: 'తెలుగు',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  zh: '简体中文',
  zh_Hant: '繁體中文',
}

test('each language is called by its own name, with a capital if its script has capitals', () => {
  expect(Object.fromEntries(allLanguages.map((code) => [code, languageLabel(code)]))).toEqual(expected)
  expect(['pt_BR', 'pt-BR', 'fa', 'uz', 'ka', 'tr'].map(languageLabel)).toEqual([
    'Português (Brasil)',
    'Português (Brasil)',
    'فارسی',
    'O‘zbek',
    'ქართული',
    'Türkçe',
  ])
})

test('its name in the language on screen follows it, unless that is the same or unknown', () => {
  expect(['de', 'eu', 'zh_Hant', 'pt', 'en'].map((code) => languageLabelFor(code, 'en').replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'Deutsch (German)',
    'Euskara (Basque)',
    '繁體中文 (Chinese (Traditional))',
    'Português (Portugal) (Portuguese (Portugal))',
    'English',
  ])
  expect(languageLabelFor('de', 'ar')).toBe('\u2068Deutsch\u2069 (\u2068الألمانية\u2069)')
  expect(languageLabelFor('de', 'qaa')).toBe('Deutsch')
  // `Intl` says 中文（繁體）, which names the same.
  expect(languageLabelFor('zh_Hant', 'zh-Hant')).toBe('繁體中文')
})

test('Arabic and Hebrew run from right to left, and every tag is one that Intl takes', () => {
  expect(allLanguages.filter((code) => languageOf(code).dir === 'rtl')).toEqual(['ar', 'he'])
  expect(languageOf('fa').dir).toBe('rtl')
  const tags = allLanguages.map((code) => languageOf(code).tag)
  expect(Intl.getCanonicalLocales(tags)).toEqual(tags)
  expect(tags.filter((tag) => tag.includes('-'))).toEqual(['ja-Hira', 'pt-PT', 'zh-Hans', 'zh-Hant'])
})
