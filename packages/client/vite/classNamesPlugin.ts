import { readdir, readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite'

const styleModule = /\.module\.css$/
/** How a build has Lightning CSS write a name first: nothing else in a style sheet or a script looks like it. */
const pattern = '_name_[local]_[hash]_'
const written = /_name_[a-zA-Z\d-]+_([\w-]{6})_/g

/**
 * Gives the class names of a build two to four characters: small letters for the name in its file, a number to base 36 in digits
 * and large letters for the file. Hashes do not compress, and each name stands in a script and a style sheet. A name is the same
 * in every build of the same files, and in a sheet that composes it of another, which has a copy of its rules.
 * @param source folder under the root with all style sheets
 */
export function classNamesPlugin(source: string): Plugin[] {
  let files: readonly string[] = []
  const shortNames = new Map<string, string>()
  const shorten = (code: string) => code.replaceAll(written, (name) => shortNames.get(name) ?? name)
  return [
    {
      name: 'rookery-class-names',
      apply: 'build',
      config: () => ({ css: { lightningcss: { cssModules: { pattern } } } }),
      async configResolved(config) {
        const folder = resolve(config.root, source)
        const paths = (await readdir(folder, { recursive: true })).filter((path) => styleModule.test(path))
        files = paths.map((path) => join(folder, path).replaceAll(sep, '/')).toSorted()
        for (const [number, file] of files.entries()) {
          const own = await ownNames(file, config)
          for (const [place, name] of own.entries()) shortNames.set(name, `${lettersOf(place)}${number.toString(36).toUpperCase()}`)
        }
      },
      // After Vite has compiled a style sheet, before it makes a module of it.
      transform: {
        filter: { id: styleModule },
        handler(code, id) {
          if (!files.includes(id)) this.error(`${id} does not lie in ${source}, where style sheets are numbered.`)
          return { code: shorten(code), map: null }
        },
      },
    },
    {
      name: 'rookery-class-names-in-scripts',
      apply: 'build',
      enforce: 'post',
      transform: { filter: { id: styleModule }, handler: (code) => ({ code: shorten(code), map: null }) },
    },
  ]
}

/** The names that a sheet itself defines, in their order, without those that it composes of others. */
async function ownNames(file: string, config: ResolvedConfig): Promise<readonly string[]> {
  const { code, modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
  const [exported = code] = Object.values(modules)
  const ownHash = [...exported.matchAll(written)][0]?.[1]
  const names = [...code.matchAll(written)].flatMap(([name, hash]) => (hash === ownHash ? [name] : []))
  return [...new Set(names)]
}

/** a to z, then aa. */
function lettersOf(place: number): string {
  const letter = String.fromCharCode(97 + (place % 26))
  return place < 26 ? letter : lettersOf(Math.floor(place / 26) - 1) + letter
}
