import { compileMessage } from '@lingui/message-utils/compileMessage'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseSync, Visitor, type Plugin, type Rolldown } from 'vite'

import english from '../src/i18n/locales/en.json' with { type: 'json' }
import { startAreas } from '../src/i18n/startAreas.ts'

const sourcePath = /^\/src\/(?!i18n\/).*\.tsx?$/
const importsWithTexts = "import { withTexts as $withTexts } from '#i18n/withTexts.ts';"
const laterAreas = new Set(
  Object.keys(english)
    .map((key) => key.split('.')[0] ?? '')
    .filter((area) => !startAreas.has(area)),
)
const cataloguePath = /\/i18n\/locales\/[\w-]+\.json(?:\?(start|rest))?$/

/**
 * Turns a catalogue (a flat JSON object of ICU texts) into a module of compiled messages, with the English text wherever a
 * language has none, so that neither the ICU parser nor a second language is shipped to a reader.
 * `?start` gives the texts that the first picture may need, `?rest` the others. Only a build cuts them apart: elsewhere
 * `?start` has all, so that a part drawn alone in a test has its texts. Each `import()` of the client is made to wait for the
 * other half as well, in the language on screen: whatever is fetched later brings its texts, whoever fetches it and however;
 * but for what the first post waits for.
 */
export function cataloguePlugin(): Plugin {
  let building = false
  let root = ''
  const isSource = (id: string) => id.startsWith(root) && sourcePath.test(id.slice(root.length))
  const left = new Set<string>()
  /** Modules that name a text of the later half. */
  const later = new Set<string>()
  return {
    name: 'rookery-catalogue',
    // Before Vite's own JSON plugin, which would otherwise see JavaScript where it expects JSON.
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { output: { chunkFileNames: fileNameOf } } } }),
    configResolved(config) {
      building = config.command === 'build'
      root = config.root
    },
    async transform(source, id) {
      const match = cataloguePath.exec(id)
      if (!match) {
        if (!building || !isSource(id)) return null
        if (namesLaterText(source)) later.add(id)
        return bringingTexts(source, id)
      }
      const half = match[1]
      const isWanted = (key: string) => !half || isStart(key) === (half === 'start') || (!building && half === 'start')
      const fallback = join(dirname(id), 'en.json')
      this.addWatchFile(fallback)
      const entries = Object.entries({ ...compileCatalogue(await readFile(fallback, 'utf8'), fallback), ...compileCatalogue(source, id) })
      if (half === 'start') for (const [key] of entries) if (!isStart(key)) left.add(key)
      const wanted = entries.filter(([key]) => isWanted(key) && (building || half !== 'rest'))
      return { code: `export default ${JSON.stringify(Object.fromEntries(wanted))}`, map: null, moduleType: 'js' }
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== 'start') continue
        const missing = [...left].filter((key) => ['`', '"', "'"].some((quote) => chunk.code.includes(quote + key + quote)))
        if (missing.length > 0)
          this.error(`The first chunk names texts that come later: ${missing.join(', ')}. Add their areas to i18n/startAreas.ts.`)
        const early = Object.keys(chunk.modules).filter((module) => later.has(module))
        if (early.length > 0) this.error(`These modules of the first chunk name texts of later areas: ${early.join(', ')}.`)
      }
    },
  }
}

/** The two halves of a language would have the same name but for the hash. */
function fileNameOf({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const half = cataloguePath.exec(facadeModuleId ?? '')?.[1]
  return half ? `assets/${name}-${half}-[hash].js` : 'assets/[name]-[hash].js'
}

function isStart(key: string): boolean {
  return startAreas.has(key.split('.')[0] ?? '')
}

/** A text's area at the beginning of a string, so that ids put together of parts are seen as well. */
function namesLaterText(source: string): boolean {
  return [...source.matchAll(/['"`]([a-zA-Z]+)\.[a-zA-Z$]/g)].some(([, area = '']) => laterAreas.has(area))
}

/** Parts that the first post waits for. They draw and tell nothing, and the language on screen may not be the reader's yet. */
const beforeTexts = '/* chunk: newDevice */'

/** The same source, each of its `import()` waiting for the texts; null when it has none. */
function bringingTexts(source: string, id: string): { code: string; map: null } | null {
  if (!source.includes('import(')) return null
  const { program } = parseSync(id, source)
  const ends: [at: number, put: string][] = []
  new Visitor({
    ImportExpression({ start, end }) {
      if (source.slice(start, end).includes(beforeTexts)) return
      ends.push([start, '$withTexts('], [end, ')'])
    },
  }).visit(program)
  let code = ''
  let from = 0
  for (const [at, put] of ends.toSorted(([a], [b]) => a - b)) {
    code += source.slice(from, at) + put
    from = at
  }
  // Behind everything else: a directive must stay first.
  return ends.length > 0 ? { code: `${code}${source.slice(from)}\n${importsWithTexts}\n`, map: null } : null
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
