import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

import type { ShortcutWords } from '../src/worker/wholeManifest.ts'

export interface WorkerOptions {
  /** Path of the worker's first module under the root. */
  readonly source: string
  /** Its name in the bundle. It is at the root, because a worker controls only paths beside and below it. */
  readonly fileName: string
}

/** Texts and names that only some users need; they are cached on use. */
const onlyForSome = /\/locales\/(?!en\.json)|virtual:emoji\//

/** Builds a service worker as a file of its own, which knows the files of the build that it keeps. */
export function workerPlugin({ source, fileName }: WorkerOptions): Plugin {
  let root = ''
  return {
    name: `rookery-worker ${fileName}`,
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const shell = { ...shellOf(bundle), words: await shortcutWords(join(root, 'src/i18n/locales')) }
        const code = await buildWorker(root, resolve(root, source), shell)
        this.emitFile({ type: 'asset', fileName, source: code })
      },
    },
  }
}

function shellOf(bundle: Rolldown.OutputBundle): { version: string; files: string[] } {
  const outputs = Object.values(bundle)
  const files = outputs.filter(({ fileName }) => /^assets\/.*\.(?:js|css)$/.test(fileName))
  const shellFiles = files.filter((file) => file.type === 'asset' || !onlyForSome.test(file.facadeModuleId ?? ''))
  const paths = shellFiles.map(({ fileName }) => `/${fileName}`).toSorted()
  const hash = createHash('sha256').update(paths.join())
  for (const page of outputs) if (page.type === 'asset' && page.fileName === 'index.html') hash.update(page.source)
  return { version: hash.digest('hex').slice(0, 12), files: paths }
}

/** The names of the installed client's shortcuts in each language. English is the fallback for each name. */
export async function shortcutWords(folder: string): Promise<ShortcutWords> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Readonly<Record<string, string>> // a catalogue of ours
  const english = await read('en.json')
  const catalogues = (await readdir(folder))
    .filter((name) => name !== 'notes.json')
    .map(async (name) => {
      const texts = { ...english, ...(await read(name)) }
      const text = (id: string) => texts[id] ?? ''
      const words = {
        post: text('shell.newPost'),
        home: text('timeline.home'),
        search: text('nav.search'),
        bookmarks: text('timeline.bookmarks'),
      }
      return [basename(name, '.json'), words] as const
    })
  return Object.fromEntries(await Promise.all(catalogues))
}

async function buildWorker(root: string, entry: string, shell: object): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    define: { shellBuild: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })
  if (!('output' in built)) throw new Error(`${entry} was not built into one worker.`)
  return built.output[0].code
}
