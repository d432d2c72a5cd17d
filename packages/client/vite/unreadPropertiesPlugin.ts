import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const readInStyle = /var\(\s*(--[\w-]+)/g
const namedInScript = /--[a-zA-Z][\w-]*/g
const declared = /(--[\w-]+):[^;}]*;?/g

/**
 * Leaves out of a build's theme sheet what no style sheet and no script reads: themes have a colour for everything that
 * a page of this kind may show, also for what is not built yet.
 * @param sheet path under the root of the sheet with the themes
 * @param source folder under the root with all that may read them
 */
export function unreadPropertiesPlugin(sheet: string, source: string): Plugin {
  let file = ''
  const read = new Set<string>()
  return {
    name: 'rookery-unread-properties',
    apply: 'build',
    async configResolved({ root }) {
      file = resolve(root, sheet)
      const folder = resolve(root, source)
      const paths = (await readdir(folder, { recursive: true })).filter((path) => /(?:\.css|(?<!\.test)\.tsx?)$/.test(path))
      for (const path of paths) {
        const text = await readFile(join(folder, path), 'utf8')
        const names = path.endsWith('.css')
          ? [...text.matchAll(readInStyle)].map(([, name = '']) => name)
          : (text.match(namedInScript) ?? [])
        for (const name of names) read.add(name)
      }
    },
    // After Vite has joined the sheets it imports.
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        if (id.replaceAll('\\', '/') !== file.replaceAll('\\', '/')) return null
        return { code: code.replaceAll(declared, (whole, name: string) => (read.has(name) ? whole : '')), map: null }
      },
    },
  }
}
