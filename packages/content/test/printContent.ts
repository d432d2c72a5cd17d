import { corpusContext } from '../corpus/context.ts'
import type { ContentNode, EffectNode, ElementNode, ElementRole } from '../src/ContentTree.ts'

/** The tree as HTML, so that it can be parsed again: a difference then means that it was not safe. */
export function printContent(nodes: readonly ContentNode[]): string {
  return nodes.map(print).join('')
}

function print(node: ContentNode): string {
  switch (node.kind) {
    case 'text':
      return escaped(node.text)
    case 'emoji':
      return escaped(`:${node.shortcode}:`)
    case 'mention': {
      const url = corpusContext.mentions?.find(({ id }) => id === node.id)?.url ?? ''
      return `<a class="mention" href="${escaped(url)}">@${escaped(node.username)}</a>`
    }
    case 'hashtag':
      return `<a class="hashtag" rel="tag" data-tag="${escaped(node.tag)}" href="https://social.example/">${escaped(node.text)}</a>`
    case 'image':
      return `<img src="${escaped(node.src)}" alt="${escaped(node.label)}">`
    case 'link':
      return `<a href="${escaped(node.href)}">${printContent(node.children)}</a>`
    case 'mfm':
      return span(node.name, node.args, node.children)
    case 'effect':
      return span(node.effect, argumentsOf(node), node.children)
    case 'element':
      return printElement(node)
  }
}

/** The classes from which roles are read. */
const classNames: Readonly<Partial<Record<ElementRole, string>>> = {
  quoteFallback: 'quote-inline',
  recipients: 'recipients-inline',
  serverNotice: 'gts-system-message',
}

function printElement({ tag, attributes, role, children }: ElementNode): string {
  const name = role === null ? undefined : classNames[role]
  const classes = name === undefined ? '' : ` class="${name}"`
  const written = Object.entries(attributes ?? {})
    .map(([name, value]) =>
      name === 'data-language' ? ` class="language-${escaped(String(value))}"` : ` ${name.toLowerCase()}="${escaped(String(value))}"`,
    )
    .join('')
  if (tag === 'br' || tag === 'hr' || tag === 'wbr') return `<${tag}${written}>`
  // The parser drops the first line feed of a pre.
  return `<${tag}${classes}${written}>${tag === 'pre' ? '\n' : ''}${printContent(children)}</${tag}>`
}

function span(name: string, args: Readonly<Record<string, string | number>>, children: readonly ContentNode[]): string {
  const data = Object.entries(args).map(([arg, value]) => ` data-mfm-${arg}="${escaped(String(value))}"`)
  return `<span class="mfm-${name}"${data.join('')}>${printContent(children)}</span>`
}

function argumentsOf({ flags, speed, deg, x, y, color }: EffectNode): Record<string, string | number> {
  const given: Record<string, string | number> = Object.fromEntries(flags.map((flag) => [flag, '']))
  if (speed !== null) given['speed'] = `${speed}s`
  if (deg !== null) given['deg'] = deg
  if (color !== null) given['color'] = color
  if (x !== null && flags.includes('x')) given['x'] = x
  if (y !== null && flags.includes('y')) given['y'] = y
  return given
}

function escaped(text: string): string {
  return text.replace(/[&<>"'\r\u00a0]/g, (character) => `&#${character.charCodeAt(0)};`)
}
