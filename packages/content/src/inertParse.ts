/** lib.dom does not know Trusted Types yet. What `createHTML` gives is written to `innerHTML` and nowhere else, so that it may pass for a string. */
interface TrustedHtmlPolicy {
  createHTML(html: string): string
}
declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: TrustedHtmlPolicy): TrustedHtmlPolicy }
  }
}

interface Inert {
  readonly document: Document
  readonly policy: TrustedHtmlPolicy
}
let inert: Inert | undefined

/**
 * Parses HTML where nothing can act: a template of a document without a window. No script runs, no picture
 * is fetched, no custom element is made, and no name in the HTML can cover a property of that document.
 * This is the only place in the product where markup is parsed, and the only Trusted Types policy.
 *
 * @returns A walker over its elements and texts. Walk with the walker's methods: a form's own properties
 *   can be covered by what is inside it.
 */
export function parseInertly(html: string): TreeWalker {
  // Once per page: a second policy of the same name would be refused.
  inert ??= {
    document: document.implementation.createHTMLDocument(''),
    policy: window.trustedTypes?.createPolicy('rookery-content', { createHTML: (text) => text }) ?? { createHTML: (text) => text },
  }
  const template = inert.document.createElement('template')
  template.innerHTML = inert.policy.createHTML(html)
  return inert.document.createTreeWalker(template.content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
}
