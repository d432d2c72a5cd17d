import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseSync, Visitor, type Plugin, type Rolldown } from 'vite'

import english from '../src/i18n/locales/en.json' with { type: 'json' }
import { isLaterTier, textTierOf, textTiers, type TextTier } from '../src/i18n/textTiers.ts'
import { compileCatalogue, textsOfTier } from './compileCatalogue.ts'
import { createChunkFinder, type ChunkFinder, type ChunkTable } from './createChunkFinder.ts'

const sourcePath = /^\/src\/(?!i18n\/).*\.tsx?$/
const importsWithTexts = "import { withTexts as $withTexts } from '#i18n/withTexts.ts';"
const ids = Object.keys(english)
const areas = new Set(ids.map((id) => id.split('.')[0] ?? ''))
const cataloguePath = /\/i18n\/locales\/([\w-]+)\.json(?:\?(start|page|late))?$/

/** The tier of the texts that the code of each chunk may name; all chunks that are not named here may name every text. */
export type TierOfChunk = Readonly<Record<string, TextTier>>

export interface CatalogueOptions {
  readonly tierOfChunk?: TierOfChunk
  /** The table of lazy chunks, which says the chunk of an `import()`. */
  readonly chunks?: ChunkTable
}

/**
 * Turns a catalogue (a flat JSON object of ICU texts) into a module of compiled messages, with the English text wherever a
 * language has none, so that neither the ICU parser nor a second language is shipped to a reader. The words that `Intl` has for most
 * languages are left out of theirs.
 * `?start`, `?page` and `?late` give the texts of one tier (`src/i18n/textTiers.ts`). Only a build cuts them apart: elsewhere
 * `?start` has all, so that a part drawn alone in a test has its texts. Each `import()` of the client is made to wait for the
 * texts of its tier, in the language on screen, so that lazy code always loads with its texts.
 */
export function cataloguePlugin({ tierOfChunk = {}, chunks = {} }: CatalogueOptions = {}): Plugin {
  let building = false
  let root = ''
  let finder: ChunkFinder = createChunkFinder({}, '')
  const isSource = (id: string) => id.startsWith(root) && sourcePath.test(id.slice(root.length))
  /** The texts that each module names. */
  const named = new Map<string, readonly string[]>()
  return {
    name: 'rookery-catalogue',
    // Before Vite's own JSON plugin, which would otherwise see JavaScript where it expects JSON.
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { output: { chunkFileNames: fileNameOf } } } }),
    configResolved(config) {
      building = config.command === 'build'
      root = config.root
      finder = createChunkFinder(chunks, root)
    },
    async transform(source, id) {
      const match = cataloguePath.exec(id)
      if (!match) {
        if (!building || !isSource(id)) return null
        named.set(id, idsNamedIn(source))
        return bringingTexts(source, id, async (specifier) => {
          const imported = await this.resolve(specifier, id)
          return tierOfChunk[(imported && finder.find(imported.id)) ?? ''] ?? 'late'
        })
      }
      const [, code = '', tierName] = match
      const tier = textTiers.find((one) => one === tierName)
      const fallback = join(dirname(id), 'en.json')
      this.addWatchFile(fallback)
      const [english, own] = [compileCatalogue(await readFile(fallback, 'utf8'), fallback), compileCatalogue(source, id)]
      const texts = building || !tier ? textsOfTier(code, english, own, tier) : tier === 'start' ? textsOfTier(code, english, own) : {}
      return { code: `export default ${JSON.stringify(texts)}`, map: null, moduleType: 'js' }
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const tier = chunk.type === 'chunk' ? (chunk.name === 'start' ? 'start' : tierOfChunk[chunk.name]) : undefined
        if (chunk.type !== 'chunk' || !tier) continue
        const early = Object.keys(chunk.modules).flatMap((module) => {
          const missing = (named.get(module) ?? []).filter((key) => isLaterTier(textTierOf(key), tier))
          return missing.length > 0 ? [`${module}: ${missing.join(', ')}`] : []
        })
        if (early.length > 0) {
          this.error(`The chunk "${chunk.name}" names texts that come after it. i18n/textTiers.ts says when.\n${early.join('\n')}`)
        }
      }
    },
  }
}

/** The tiers of a language would have the same name but for the hash. */
function fileNameOf({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const tier = cataloguePath.exec(facadeModuleId ?? '')?.[2]
  return tier ? `assets/${name}-${tier}-[hash].js` : 'assets/[name]-[hash].js'
}

/** The ids that a source names; where it puts them together, all that begin so. */
function idsNamedIn(source: string): readonly string[] {
  return [...source.matchAll(/['"`](([a-zA-Z]+)\.[\w.]*)(['"`]|\$\{)/g)].flatMap(([, text = '', area = '', end]) => {
    if (!areas.has(area)) return []
    return end !== '${' && Object.hasOwn(english, text) ? [text] : ids.filter((id) => id.startsWith(text))
  })
}

/** The same source, each of its `import()` waiting for the texts of its tier; null when none has to. */
async function bringingTexts(
  source: string,
  id: string,
  tierOf: (specifier: string) => Promise<TextTier>,
): Promise<{ code: string; map: null } | null> {
  if (!source.includes('import(')) return null
  const { program } = parseSync(id, source)
  const imports: { readonly start: number; readonly end: number; readonly specifier: string }[] = []
  new Visitor({
    ImportExpression({ start, end, source: address }) {
      if (address.type === 'Literal' && typeof address.value === 'string') imports.push({ start, end, specifier: address.value })
    },
  }).visit(program)
  const ends: [at: number, put: string][] = []
  for (const { start, end, specifier } of imports) {
    const tier = await tierOf(specifier)
    // Code with the texts of the first image alone has them: the first post may be waiting for it.
    if (tier !== 'start') ends.push([start, '$withTexts('], [end, `, '${tier}')`])
  }
  let code = ''
  let from = 0
  for (const [at, put] of ends.toSorted(([a], [b]) => a - b)) {
    code += source.slice(from, at) + put
    from = at
  }
  // Behind everything else: a directive must stay first.
  return ends.length > 0 ? { code: `${code}${source.slice(from)}\n${importsWithTexts}\n`, map: null } : null
}
