import { escapeHtml } from './escapeHtml.ts'
import { linkify, type LinkifyOptions, type Mentionable } from './linkify.ts'
import { renderBbcode } from './renderBbcode.ts'
import { renderMarkdown } from './renderMarkdown.ts'
import { renderMfm } from './renderMfm.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'

export type PostFormat = 'text/plain' | 'text/html' | 'text/markdown' | 'text/bbcode' | 'text/x.misskeymarkdown'

export interface FormattedPost {
  html: string
  /** In the order of the text. */
  mentions: Mentionable[]
  /** Lower case, in the order of the text. */
  tags: string[]
}

/** Typed text as sanitized HTML with links for mentions, hashtags and addresses. */
export function formatPost(text: string, format: PostFormat, options: Pick<LinkifyOptions, 'origin' | 'resolve'>): FormattedPost {
  const mentions = new Map<string, Mentionable>()
  const tags = new Set<string>()
  const renderText = (part: string) =>
    linkify(part, { ...options, onMention: (account) => mentions.set(account.id, account), onTag: (tag) => tags.add(tag) })
  const html = sanitizeHtml(markupOf(text, format), { renderText })
  return { html, mentions: [...mentions.values()], tags: [...tags] }
}

function markupOf(text: string, format: PostFormat): string {
  switch (format) {
    case 'text/plain':
      return escapeHtml(text).replaceAll(/\r?\n/g, '<br>')
    case 'text/html':
      return text
    case 'text/markdown':
      return renderMarkdown(text)
    case 'text/bbcode':
      return renderBbcode(text)
    case 'text/x.misskeymarkdown':
      return renderMfm(text)
  }
}
