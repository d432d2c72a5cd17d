/** A sign or a blank that a language writes otherwise. */
interface Rule {
  /** Tried on the words between places. */
  readonly pattern: RegExp
  readonly message: string
  /** It is tried on the text as a whole. */
  readonly isOfText?: boolean
}

/** The quotation marks of each language, outer ones first. Either sign may close with ’, which is the apostrophe, too. */
const quotes: Readonly<Record<string, string>> = {
  ar: '«»“”',
  ca: '«»“”',
  cs: '„“‚‘',
  de: '„“‚‘',
  en: '“”‘',
  eo: '“”‘',
  es: '“”«»‘',
  et: '„“«»',
  eu: '«»“”',
  fi: '”',
  fr: '«»“”',
  ga: '“”‘',
  he: '״”',
  hu: '„”»«',
  id: '“”‘',
  it: '“”«»‘',
  ja: '「」『』',
  ja_easy: '「」『』',
  ko: '“”‘',
  nb: '«»‘',
  nl: '“”‘',
  oc: '«»“”',
  pl: '„”«»',
  pt: '«»“”‘',
  ro: '„”«»',
  ru: '«»„“',
  sk: '„“‚‘',
  te: '“”‘',
  uk: '«»„“',
  vi: '“”‘',
  zh: '“”‘',
  zh_Hant: '「」『』',
}

const allQuotes = '"“”„‟«»‹›「」『』‘‚‛״〝〞'

const easternSigns: Rule = {
  pattern: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,;:!?.](?=\s|$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u,
  message: 'has a narrow sign where ，。：；！？ stand',
}

const frenchSpaces: readonly Rule[] = [
  { pattern: /(?:^|[^\u202f!?])[;!?](?=[\s»”)]|$)/u, message: 'needs U+202F before ; ! ?' },
  { pattern: /(?:^|[^\u00a0]):(?=\s|$)/u, message: 'needs U+00A0 before :' },
  { pattern: /«(?!\u00a0)|(?<!\u00a0)»/u, message: 'needs U+00A0 inside « »' },
]

/** Rules of single languages that a text must keep to. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  ar: [{ pattern: /\p{Script=Arabic}[,;?]/u, message: 'has a Latin sign where ، ؛ ؟ stand' }],
  es: [
    { pattern: /^[^¿]*\?(?=[\s”»)}]|$)/u, message: 'has ? without ¿', isOfText: true },
    { pattern: /^[^¡]*!(?=[\s”»)}]|$)/u, message: 'has ! without ¡', isOfText: true },
  ],
  fr: frenchSpaces,
  ja: [easternSigns],
  ja_easy: [easternSigns, { pattern: /\p{Script=Han}/u, message: 'has kanji' }],
  oc: frenchSpaces,
  ro: [{ pattern: /[şţ]/iu, message: 'has a cedilla where ș ț stand' }],
  zh: [easternSigns],
  zh_Hant: [easternSigns],
}

const everywhere: readonly Rule[] = [
  { pattern: /\.\.\./, message: 'has three full stops where … stands' },
  { pattern: / {2}/, message: 'has two blanks beside each other' },
  { pattern: /[\u200e\u200f\u061c\u202a-\u202e]/, message: 'has a sign of direction. Isolates alone (U+2066 to U+2069) may stand' },
]

const afterOneLetter = (letters: string): Rule => ({
  pattern: new RegExp(String.raw`(?:^|[\s(])[${letters}] `, 'iu'),
  message: 'has a blank after a word of one letter where U+00A0 keeps the line together',
})

/** Suggestions, where the present form often has a reason. */
const advice: Readonly<Record<string, readonly Rule[]>> = {
  cs: [afterOneLetter('ksvzou')],
  ja: [
    { pattern: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] [A-Za-z0-9]/u, message: 'has a blank between Japanese and Latin' },
  ],
  pl: [afterOneLetter('iwzoua')],
  sk: [afterOneLetter('vskzou')],
  zh: [{ pattern: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u, message: 'has no blank between Chinese and Latin' }],
  zh_Hant: [{ pattern: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u, message: 'has no blank between Chinese and Latin' }],
}

/** Parts of a text that its language writes otherwise. A language without a row has only the rules for all. */
export function typographyFaults(code: string, text: string, words: readonly string[]): readonly string[] {
  const allowed = quotes[code]
  const foreign = allowed === undefined ? [] : [...new Set(text)].filter((sign) => allQuotes.includes(sign) && !allowed.includes(sign))
  const broken = [...everywhere, ...(rules[code] ?? [])].filter(({ pattern, isOfText }) =>
    (isOfText ? [text] : words).some((part) => pattern.test(part)),
  )
  return [
    ...(/(?<!')'(?!')/.test(text) ? ["has an ASCII apostrophe, which is the quoting sign of ICU. Write ’, or '' for the sign itself"] : []),
    ...(foreign.length > 0 ? [`has ${foreign.join(' ')}. Quotation marks of the language are ${[...(allowed ?? '')].join(' ')}`] : []),
    ...broken.map(({ message }) => message),
    ...(isBalanced(text) ? [] : ['has an isolate (U+2066 to U+2068) without its end (U+2069)']),
  ]
}

/** Suggestions for a text. */
export function typographyAdvice(code: string, words: readonly string[]): readonly string[] {
  return (advice[code] ?? []).filter(({ pattern }) => words.some((word) => pattern.test(word))).map(({ message }) => message)
}

function isBalanced(text: string): boolean {
  return text.replaceAll(/[^\u2066-\u2068]/g, '').length === text.replaceAll(/[^\u2069]/g, '').length
}
