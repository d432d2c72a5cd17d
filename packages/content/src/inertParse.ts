/** lib.dom does not know Trusted Types yet. The result of `createHTML` is written to `innerHTML` only, so it may count as a string. */
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
 * Parses HTML where nothing can act: a template of a document without a window. No script runs, no image is fetched, no custom element
 * is made, and no name in the HTML can cover a property of that document. Nothing else in the product parses markup, and this is the
 * only Trusted Types policy.
 *
 * @returns A walker over its elements and texts. Walk with the walker's methods: a form's fields can cover the form's own properties.
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
