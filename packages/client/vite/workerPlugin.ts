import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

export interface WorkerOptions {
  /** Path of the worker's first module under the root. */
  readonly source: string
  /** Its name in the bundle. It lies at the top, because a worker serves what lies beside and below it. */
  readonly fileName: string
}

/** Texts and names that only some readers want; they are kept on the device when they were used. */
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
        const code = await buildWorker(root, resolve(root, source), shellOf(bundle))
        this.emitFile({ type: 'asset', fileName, source: code })
      },
    },
  }
}

function shellOf(bundle: Rolldown.OutputBundle): { version: string; files: string[] } {
  const outputs = Object.values(bundle)
  const files = outputs.filter(({ fileName }) => /^assets\/.*\.(?:js|css)$/.test(fileName))
  const wanted = files.filter((file) => file.type === 'asset' || !onlyForSome.test(file.facadeModuleId ?? ''))
  const paths = wanted.map(({ fileName }) => `/${fileName}`).toSorted()
  const hash = createHash('sha256').update(paths.join())
  for (const page of outputs) if (page.type === 'asset' && page.fileName === 'index.html') hash.update(page.source)
  return { version: hash.digest('hex').slice(0, 12), files: paths }
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
