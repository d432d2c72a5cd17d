import { isMfmBlock, parse, type MfmFn, type MfmNode } from 'mfm-js'
import { mfmFlags, mfmFunctions } from './allowList.ts'
import { escapeHtml } from './escapeHtml.ts'

/**
 * Misskey markdown as HTML with the classes of FEP-c16b, as Akkoma sends it. Not sanitised yet.
 * Mentions, hashtags and bare addresses stay text: they are linked afterwards like everywhere else.
 */
export function renderMfm(text: string): string {
  return renderBlocks(parse(text, { nestLimit: 20 }))
}

/** Blocks are separate; the text between them becomes paragraphs, split at empty lines. */
function renderBlocks(nodes: readonly MfmNode[]): string {
  let html = ''
  let run: MfmNode[] = []
  const endRun = () => {
    html += paragraphs(run.map(renderNode).join(''))
    run = []
  }
  for (const node of nodes) {
    if (isMfmBlock(node)) {
      endRun()
      html += renderNode(node)
    } else {
      run.push(node)
    }
  }
  endRun()
  return html
}

/** `\n` is still a line break here: the inline renderer leaves it for this function. */
function paragraphs(html: string): string {
  return html
    .split(/\n{2,}/)
    .map((part) => part.replaceAll(/^\n+|\n+$/g, ''))
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')
}

const inline = (nodes: readonly MfmNode[]) => nodes.map(renderNode).join('')

function renderNode(node: MfmNode): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.props.text)
    case 'bold':
      return `<strong>${inline(node.children)}</strong>`
    case 'italic':
      return `<em>${inline(node.children)}</em>`
    case 'strike':
      return `<del>${inline(node.children)}</del>`
    case 'small':
      return `<small>${inline(node.children)}</small>`
    case 'plain':
      return inline(node.children)
    case 'center':
      return `<center>${inline(node.children).replaceAll('\n', '<br>')}</center>`
    case 'quote':
      return `<blockquote>${renderBlocks(node.children)}</blockquote>`
    case 'inlineCode':
      return `<code class="inline">${escapeHtml(node.props.code)}</code>`
    case 'blockCode':
      return `<pre><code>${escapeHtml(node.props.code)}</code></pre>`
    case 'mathInline':
      return `<code class="inline">${escapeHtml(node.props.formula)}</code>`
    case 'mathBlock':
      return `<pre><code>${escapeHtml(node.props.formula)}</code></pre>`
    case 'link':
      return `<a href="${escapeHtml(node.props.url)}">${inline(node.children)}</a>`
    case 'url':
      return `<a href="${escapeHtml(node.props.url)}">${escapeHtml(node.props.url)}</a>`
    case 'mention':
      return escapeHtml(node.props.acct)
    case 'hashtag':
      return `#${escapeHtml(node.props.hashtag)}`
    case 'emojiCode':
      return `:${node.props.name}:`
    case 'unicodeEmoji':
      return node.props.emoji
    case 'search':
      return `<p>${escapeHtml(node.props.content)}</p>`
    case 'fn':
      return renderFunction(node)
  }
}

function renderFunction({ props: { name, args }, children }: MfmFn): string {
  if (!mfmFunctions.has(name)) return `<span>${inline(children)}</span>`
  const attributes = Object.entries(args)
    .filter(([flag]) => mfmFlags.has(flag))
    .map(([flag, value]) => ` data-mfm-${flag}="${value === true ? '' : escapeHtml(value)}"`)
  return `<span class="mfm-${name}"${attributes.join('')}>${inline(children)}</span>`
}
