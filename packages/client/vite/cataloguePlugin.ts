import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const cataloguePath = /\/i18n\/locales\/[\w-]+\.json$/

/**
 * Turns a catalogue (a flat JSON object of ICU texts) into a module of compiled messages,
 * so that neither the ICU parser nor a regular expression over texts is shipped or run in the browser.
 */
export function cataloguePlugin(): Plugin {
  return {
    name: 'rookery-catalogue',
    // Before Vite's own JSON plugin, which would otherwise see JavaScript where it expects JSON.
    enforce: 'pre',
    transform(source, id) {
      if (!cataloguePath.test(id)) return null
      return { code: `export default ${JSON.stringify(compileCatalogue(source, id))}`, map: null, moduleType: 'js' }
    },
  }
}

function compileCatalogue(source: string, id: string): Record<string, unknown> {
  const texts: unknown = JSON.parse(source)
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) throw new Error(`${id}: a catalogue is one flat object.`)
  const compiled: Record<string, unknown> = {}
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text !== 'string') throw new Error(`${id}: "${key}" is not a text. Only "id": "ICU text" pairs can be shown.`)
    compiled[key] = compileMessage(text)
  }
  return compiled
}
