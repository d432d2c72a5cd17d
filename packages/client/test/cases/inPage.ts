/** Cases that say how a post looks: `cases.browser.test.tsx` draws them. */
export const inPage = [
  'empty-paragraphs-at-the-end',
  'filter-blur-picture',
  'hashtags-beside-the-text',
  'language-with-underscore',
  'linked-picture-without-words',
  'mention-through-another-server',
  'poll-fewer-voters-than-votes',
  'post-from-the-future',
  'reply-names-from-mentions',
  'warning-of-spaces',
] as const

/** A case about keys: `suggestions.app.test.tsx` presses it in the whole client. */
export const inClient = ['ime-safari-enter'] as const
