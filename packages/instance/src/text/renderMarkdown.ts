import MarkdownIt from 'markdown-it'

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true }).disable('replacements')
// Only addresses with a scheme are Markdown's business; bare names, mentions and tags are found afterwards.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
markdown.renderer.rules.softbreak = () => ' '
markdown.renderer.rules.hardbreak = () => '<br>'
markdown.renderer.rules.s_open = () => '<del>'
markdown.renderer.rules.s_close = () => '</del>'
markdown.renderer.rules.code_inline = (tokens, index) => {
  const text = tokens[index]?.content ?? ''
  return `<code class="inline">${markdown.utils.escapeHtml(text)}</code>`
}

/** Markdown as Akkoma's library writes it: compact, a single line break is a blank, no raw HTML. Not sanitised yet. */
export function renderMarkdown(text: string): string {
  // All breaks are tags, so remaining newlines are between blocks or at the end of code.
  return markdown.render(text).replaceAll(/(?<=>)\n|\n(?=<)/g, '')
}
