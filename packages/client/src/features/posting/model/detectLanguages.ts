/** Scripts that identify a language or a few, the most specific first. */
const scripts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{sc=Hira}\p{sc=Kana}]/gu, ['ja']],
  [/\p{sc=Hang}/gu, ['ko']],
  [/\p{sc=Han}/gu, ['zh', 'ja']],
  [/\p{sc=Arab}/gu, ['ar', 'fa', 'ur', 'ps', 'ckb', 'sd', 'ug', 'ku']],
  [/\p{sc=Cyrl}/gu, ['ru', 'uk', 'be', 'bg', 'sr', 'mk', 'kk', 'ky', 'mn', 'tg', 'tt', 'ba', 'ce', 'cv', 'os']],
  [/\p{sc=Hebr}/gu, ['he', 'yi']],
  [/\p{sc=Grek}/gu, ['el']],
  [/\p{sc=Thai}/gu, ['th']],
  [/\p{sc=Deva}/gu, ['hi', 'mr', 'ne', 'sa']],
  [/\p{sc=Beng}/gu, ['bn', 'as']],
  [/\p{sc=Taml}/gu, ['ta']],
  [/\p{sc=Telu}/gu, ['te']],
  [/\p{sc=Geor}/gu, ['ka']],
  [/\p{sc=Armn}/gu, ['hy']],
]

/** Short words that are frequent in one language and rare in the others listed. */
const smallWords: Readonly<Record<string, string>> = {
  en: 'the and is of to that it was you with this are not have my what',
  de: 'und der die das ist nicht ein ich mit auch den auf sich wir noch',
  fr: 'et le les est une pas je que dans pour sur avec vous nous mais',
  es: 'el los una que es por con para pero muy como más yo está del',
  it: 'il che di non una per sono gli della con è anche ma più ho',
  pt: 'o os uma que não com para mas é do da em você isso muito',
  nl: 'het een en ik niet van dat zijn voor met maar ook aan wij nog',
  sv: 'och att det är som inte jag på för har med ett men så vi',
  pl: 'się nie jest na że to jak ale co tak już czy po od tylko',
  cs: 'se je na že to ale jak už jsem by nebo taky když jen co',
  fi: 'on ja ei se että mutta niin kun oli olen mitä myös ole vain',
  tr: 've bir bu için çok ne da de ama gibi daha ben var değil mi',
  hu: 'a az és hogy nem is egy de meg van ez csak már vagy még',
}

const written = Object.entries(smallWords).map(([language, words]) => [language, new Set(words.split(' '))] as const)

/** Fewer letters say too little. */
const enough = 20
/** More characters say nothing new. */
export const looked = 1500

/** Text that is not prose: addresses, handles, hashtags, names of emoji, code. */
const notProse = /https?:\/\/\S+|[@#][\p{L}\p{N}_@.-]+|:[\w-]+:|`[^`]*`/gu

/**
 * The likely languages of a text by its script and short words; null if unknown. It has no dictionary, because it only has to find texts
 * marked with a very different language.
 */
export function detectLanguages(text: string): readonly string[] | null {
  const prose = text.slice(0, looked).replace(notProse, ' ')
  const letters = prose.match(/\p{L}/gu)?.length ?? 0
  // A character of Chinese or Korean is more than a letter.
  const dense = prose.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu)?.length ?? 0
  if (letters + dense * 2 < enough) return null
  for (const [script, languages] of scripts) {
    const share = (prose.match(script)?.length ?? 0) / letters
    // Japanese is a mixture: the signs of its own are enough.
    if (share > (languages[0] === 'ja' ? 0.1 : 0.5)) return languages
  }
  return detectByWords(prose)
}

function detectByWords(prose: string): readonly string[] | null {
  const words = prose.toLowerCase().match(/\p{L}+/gu) ?? []
  const [first, second] = written
    .map(([language, known]) => ({ language, hits: words.filter((word) => known.has(word)).length }))
    .toSorted((a, b) => b.hits - a.hits)
  if (!first || first.hits < 3 || first.hits < 1.5 * (second?.hits ?? 0)) return null
  return [first.language]
}
