import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

import english from '../src/i18n/locales/en.json' with { type: 'json' }
import { startAreas } from '../src/i18n/startAreas.ts'

const sourcePath = /^\/src\/(?!i18n\/).*\.tsx?$/
const bringsTexts = "import '#i18n/restTexts.ts';"
const laterAreas = new Set(
  Object.keys(english)
    .map((key) => key.split('.')[0] ?? '')
    .filter((area) => !startAreas.has(area)),
)
const cataloguePath = /\/i18n\/locales\/[\w-]+\.json(?:\?(start|rest))?$/

/**
 * Turns a catalogue (a flat JSON object of ICU texts) into a module of compiled messages,
 * so that neither the ICU parser nor a regular expression over texts is shipped or run in the browser.
 * `?start` gives the texts that the first picture may need, `?rest` the others. Only a build cuts them apart: elsewhere
 * `?start` has all, so that a part drawn alone in a test has its texts. A module that names a text of the later half
 * imports that half: whatever is fetched later brings its texts, whoever fetches it and however.
 */
export function cataloguePlugin(): Plugin {
  let building = false
  let root = ''
  const isSource = (id: string) => id.startsWith(root) && sourcePath.test(id.slice(root.length))
  const left = new Set<string>()
  return {
    name: 'rookery-catalogue',
    // Before Vite's own JSON plugin, which would otherwise see JavaScript where it expects JSON.
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
      root = config.root
    },
    transform(source, id) {
      const match = cataloguePath.exec(id)
      if (!match) return building && isSource(id) && namesLaterText(source) ? { code: bringsTexts + source, map: null } : null
      const half = match[1]
      const isWanted = (key: string) => !half || isStart(key) === (half === 'start') || (!building && half === 'start')
      const entries = Object.entries(compileCatalogue(source, id))
      if (half === 'start') for (const [key] of entries) if (!isStart(key)) left.add(key)
      const wanted = entries.filter(([key]) => isWanted(key) && (building || half !== 'rest'))
      return { code: `export default ${JSON.stringify(Object.fromEntries(wanted))}`, map: null, moduleType: 'js' }
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== 'start') continue
        const missing = [...left].filter((key) => ['`', '"', "'"].some((quote) => chunk.code.includes(quote + key + quote)))
        const early = Object.keys(chunk.modules).find((module) => module.endsWith('/i18n/restTexts.ts'))
        if (early !== undefined) this.error('The first chunk brings all texts: a module in it names a text of a later area.')
        if (missing.length > 0)
          this.error(`The first chunk names texts that come later: ${missing.join(', ')}. Add their areas to i18n/startAreas.ts.`)
      }
    },
  }
}

function isStart(key: string): boolean {
  return startAreas.has(key.split('.')[0] ?? '')
}

/** A text's area at the beginning of a string, so that ids put together of parts are seen as well. */
function namesLaterText(source: string): boolean {
  return [...source.matchAll(/['"`]([a-zA-Z]+)\.[a-zA-Z$]/g)].some(([, area = '']) => laterAreas.has(area))
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
