import { ThemeFileError } from '../forms/ThemeFileError.ts'
import { longestStyleText, type Style } from './Style.ts'
import { StyleBuilder } from './StyleBuilder.ts'

interface Block {
  readonly header: string
  readonly declarations: readonly string[]
  /** Text in braces inside of the block, which has no meaning. */
  readonly nested: readonly string[]
}

/**
 * Reads the text of a style (`.iss`, `.piss`) of pleroma-fe. Blocks and values that cannot be read are dropped, and named in the losses.
 * Spaces, comments, lists of headers and a missing last brace are allowed where pleroma-fe stumbles over them. Throws `ThemeFileError` if
 * the text is too long or holds neither a rule nor a palette.
 */
export function parseStyleText(text: string): Style {
  if (text.length > longestStyleText) throw new ThemeFileError('long text')
  const builder = new StyleBuilder()
  for (const { header, declarations, nested } of blocksOf(withoutComments(text))) {
    for (const name of nested) builder.losses.add('style rules', `${header} ${name.trim()}`)
    const directives = declarations.map(splitDeclaration)
    if (header.startsWith('@')) builder.addSpecial(header.slice(1), directives)
    else for (const one of header.split(',')) builder.addRule(one.trim(), directives)
  }
  return builder.finish()
}

function withoutComments(text: string): string {
  const pieces: string[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf('/*', from)
    const end = start === -1 ? -1 : text.indexOf('*/', start + 2)
    if (end === -1) return [...pieces, text.slice(from)].join(' ')
    pieces.push(text.slice(from, start))
    from = end + 2
  }
}

// One pass over the text, however deep its braces go.
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let header = ''
  let declarations: string[] = []
  let nested: string[] = []
  let depth = 0
  let from = 0
  const close = (end: number) => {
    declarations.push(text.slice(from, end))
    blocks.push({ header, declarations, nested })
    declarations = []
    nested = []
  }
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    if (mark === '{' && depth === 0) header = text.slice(from, index).trim()
    if (mark === '{' && depth === 1) nested.push(text.slice(from, index))
    if (mark === ';' && depth === 1) declarations.push(text.slice(from, index))
    if (mark === '}' && depth === 1) close(index)
    if (mark === '{') depth += 1
    if (mark === '}') depth = Math.max(0, depth - 1)
    from = index + 1
  }
  if (depth > 0) close(depth === 1 ? text.length : from)
  return blocks
}

function splitDeclaration(declaration: string): readonly [string, string] {
  const colon = declaration.indexOf(':')
  return colon === -1 ? [declaration.trim(), ''] : [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
}
