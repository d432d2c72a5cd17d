/** A path or a command that a document names. */
export interface DocName {
  readonly kind: 'link' | 'path' | 'command'
  readonly text: string
  readonly line: number
}

/** Files that code spans name by their last part alone: `en.json`. */
const codeFile = /\.(?:css|html|json|md|mjs|ts|tsv|tsx|txt|yml)$/
/** Characters of a path in the repository; `*` matches any of them. */
const pathLetters = /^[\w.@*/-]+$/

/**
 * Finds each link, path and command in a document. A path is a code span with a slash, or with the end of a file of code. Paths from
 * the root of a server, packages of a scope, and placeholders such as `<name>.ts` are none. Fenced blocks hold commands alone.
 */
export function namesIn(markdown: string): DocName[] {
  let isFenced = false
  return markdown.split('\n').flatMap((text, index) => {
    const line = index + 1
    if (/^\s*```/.test(text)) {
      isFenced = !isFenced
      return []
    }
    const found = commandsIn(text).map((command): DocName => ({ kind: 'command', text: command, line }))
    if (isFenced) return found
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (!/^[a-z]+:/.test(target)) found.push({ kind: 'link', text: target, line })
    }
    for (const [, span = ''] of text.matchAll(/`([^`]+)`/g)) if (isPath(span)) found.push({ kind: 'path', text: span, line })
    return found
  })
}

function isPath(span: string): boolean {
  if (!pathLetters.test(span) || /^[/@*]/.test(span)) return false
  return span.includes('/') || codeFile.test(span)
}

function commandsIn(text: string): string[] {
  return [...text.matchAll(/\b(?:npm (?:run [\w:]+|test|start)(?: -- [\w -]+)?|node [\w/.-]+\.mjs)/g)].map(([command]) => command.trim())
}

/** The id that a code host gives to a heading. */
export function anchorsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
