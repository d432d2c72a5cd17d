import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../packages')

/**
 * Node tests that mock or reset modules: each needs a process of its own.
 *
 * @returns paths from the project's folder
 */
export function testsAlone(): string[] {
  return readdirSync(packages).flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('.browser.'))
      .map((path) => join(name, 'src', path))
      .filter((path) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(packages, path), 'utf8')))
      .map((path) => join('packages', path).replaceAll('\\', '/')),
  )
}
