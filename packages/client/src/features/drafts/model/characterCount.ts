const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null

/**
 * Characters that may join with their neighbours to one: marks, joiners, flags, skin tones, Korean letters, and letters that Unicode treats
 * like marks (UAX 29: Thai and Lao "am", narrow Japanese sound marks, Indic prefixed letters).
 */
const joining =
  /[\p{M}\p{Cf}\p{RI}\p{Emoji_Modifier}\r\u0d4e\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\uff9e\uff9f\u{11000}-\u{11fff}]/u
const beyondOneUnit = /[\ud800-\udbff][\udc00-\udfff]/g

/** Characters as a server of this family counts them: grapheme clusters, so that a family emoji is one. */
export function lengthOf(text: string): number {
  // The segmenter takes milliseconds for a long text, at each key.
  if (segmenter === null || !joining.test(text)) return text.length - (text.match(beyondOneUnit)?.length ?? 0)
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** How a server counts the characters of a post. */
export interface CountingRules {
  /** The most that text and subject may have together; 0 where the server names no limit. */
  readonly limit: number
  /** Length of any link; 0 if each of its characters counts. */
  readonly perUrl: number
  /** Of a handle on another server only the name counts. */
  readonly shortHandles: boolean
}

/** As Mastodon finds them: a full stop or bracket at the end is not part of a link. */
const links = /https?:\/\/[^\s<>"]*[^\s<>".,:;!?'()[\]{}]/gi
const handles = /(^|[^/\w])@(\w+)@[\w.-]+\w/g

/**
 * How many characters are left: the limit minus text and subject (spec 2, section 5). Negative when too long;
 * null when the server names no limit, and then no counter is shown.
 */
export function charactersLeft(rules: CountingRules, text: string, subject: string): number | null {
  if (rules.limit <= 0) return null
  return rules.limit - countedLength(rules, text.trim()) - lengthOf(subject.trim())
}

/** The length of a text as the server counts it. Parts of it add up to the same length, or to more if a link or handle is cut. */
export function countedLength({ perUrl, shortHandles }: CountingRules, text: string): number {
  const withLinks = perUrl > 0 ? text.replace(links, () => '-'.repeat(perUrl)) : text
  return lengthOf(shortHandles ? withLinks.replace(handles, '$1@$2') : withLinks)
}
