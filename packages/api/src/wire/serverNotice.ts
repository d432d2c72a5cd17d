/** Nothing but this sentence, because an author could write a notice where a server lets the class pass. */
const sentence = /(<div class="gts-system-message\b[^>]*>(?:<hr ?\/?>)?)<p><i lang="en">ℹ️ Note from [^\s<]+:.{0,500}?<\/p>/gs

const notice = /<div class="gts-system-message\b.*$/s

/**
 * The content of a post without the sentence with which GoToSocial begins a notice of its own. The notice ends the content, and lists files
 * that the server has not fetched: these stay, because they are the author's (api/81, 4.3).
 * @param content HTML
 */
export function withoutNoticeSentence(content: string): string {
  return content.replace(sentence, '$1')
}

/**
 * The content of one's own post without such a notice. Not for posts of others, whose authors could hide text by the class.
 * @param content HTML
 */
export function withoutNotice(content: string): string {
  return content.replace(notice, '')
}
