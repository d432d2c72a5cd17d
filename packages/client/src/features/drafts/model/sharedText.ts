/** Text that another app shares by the address: `title`, `text` and `url` of a share, or `message` (spec 1, section 2). */
export function sharedText(search: URLSearchParams): string {
  const message = search.get('message')?.trim()
  if (message) return message
  const [title = '', text = '', url = ''] = ['title', 'text', 'url'].map((name) => search.get(name)?.trim())
  // Many apps say the title, the address or both in the text once more.
  return [text.includes(title) ? '' : title, text, text.includes(url) ? '' : url].filter((part) => part !== '').join('\n')
}
