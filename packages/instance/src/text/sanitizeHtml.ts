import { allowedElements, voidElements, type AllowList } from './allowList.ts'
import { escapeHtml } from './escapeHtml.ts'
import { tokenizeHtml } from './tokenizeHtml.ts'

const maxDepth = 100

/** Inside these text is left as it is: no links, no mentions. */
const literal: ReadonlySet<string> = new Set(['a', 'code', 'pre'])

/**
 * Copies allowed HTML and converts the rest to text: other tags are removed, their text stays. The result is well formed: all elements are
 * closed, and all text is escaped.
 * @param renderText turns text outside links and code into HTML (linkifying); it must escape
 */
export function sanitizeHtml(html: string, options: { allow?: AllowList; renderText?: (text: string) => string } = {}): string {
  const { allow = allowedElements, renderText = escapeHtml } = options
  const open: string[] = []
  let result = ''
  const closeTo = (depth: number) => {
    while (open.length > depth) result += `</${open.pop()}>`
  }
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') {
      result += open.some((name) => literal.has(name)) ? escapeHtml(token.text) : renderText(token.text)
    } else if (token.kind === 'close') {
      const depth = open.lastIndexOf(token.name)
      if (depth !== -1) closeTo(depth)
    } else {
      const rules = Object.hasOwn(allow, token.name) ? allow[token.name] : undefined
      if (!rules || open.length >= maxDepth) continue
      // A browser ends a paragraph at the next block and a link at the next link: the same here, so that both see one tree.
      if (endsParagraph.has(token.name) && open.includes('p')) closeTo(open.indexOf('p'))
      if (token.name === 'a' && open.includes('a')) closeTo(open.indexOf('a'))
      if (token.name === 'li' && open.at(-1) === 'li') closeTo(open.length - 1)
      const attributes = [...token.attributes]
        .filter(([name, value]) => Object.hasOwn(rules, name) && rules[name]?.(value))
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      const isVoid = voidElements.has(token.name)
      result += `<${token.name}${attributes.join('')}${isVoid ? '/' : ''}>`
      if (!isVoid) open.push(token.name)
    }
  }
  closeTo(0)
  return result
}

const endsParagraph: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'pre', 'blockquote', 'hr', 'center'])
