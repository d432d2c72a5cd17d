import { withoutNotice } from '@rookery/api/wire/serverNotice'
import { textOfMarkup } from '#features/filters/model/statusText.ts'

/**
 * A draft's text, reduced to that which a server leaves as it is: without blanks, signs of markup and the hosts of mentions. Other signs
 * stay, because posts may differ in nothing else.
 */
export function comparableDraft(text: string): string {
  return reduced(text)
}

/** The same for a post of the server, with the whole addresses of its links. */
export function comparablePost(content: string): string {
  const withAddresses = withoutNotice(content).replace(
    /<a\b[^>]*?\bhref=(["'])(.*?)\1[^>]*>(.*?)<\/a>/gis,
    (_link, _quote, href: string, label: string) => linkText(textOfMarkup(label).trim(), label, href),
  )
  return reduced(textOfMarkup(withAddresses))
}

/** A link as its author wrote it: a mention or a hashtag, an address that the server may have shortened, or a label with an address. */
function linkText(shown: string, label: string, href: string): string {
  const start = bare(shown.replace(/(?:…|\.{3})$/, ''))
  if (/^[@#＠＃]/.test(shown) || start === bare(href)) return label
  return bare(textOfMarkup(href)).startsWith(start) ? href : `${label} ${href}`
}

/** An address without the parts that servers hide or add. */
function bare(address: string): string {
  return address.replace(/^[a-z]+:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}

function reduced(text: string): string {
  return text
    .normalize()
    .replace(/(@[\p{L}\p{N}_.-]*[\p{L}\p{N}_])@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*(?::\d+)?/gu, '$1')
    .replace(/\[([^\]\n]*)\]\((\S+?)\)/g, '$1 $2')
    .replace(/\[url=(\S+?)\](.*?)\[\/url\]/gis, '$2 $1')
    .replace(/\[([a-z]+)(?:=[^\]]*)?\](.*?)\[\/\1\]/gis, '$2')
    .replace(/\$\[[\w.,=-]+ ([^\]]*)\]/g, '$1')
    .replace(/<\/?(?:[bisu]|small|center|plain)>/gi, '')
    .replace(/^```\w+$/gm, '')
    .replace(/^\s*(?:(?:#{1,6}|>+|[-+])[ \t]+|-{3,}$)/gm, '')
    .replace(/[\s*_~`\\]+/g, '')
    .replace(/https?:\/\/(?:www\.)?/gi, '')
}
