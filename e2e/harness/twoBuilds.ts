import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Page } from 'playwright-core'

import { dist } from '../../scripts/build.mjs'
import { expect } from './expect.ts'
import { desktopJourney, journey, type JourneyFixtures } from './journey.ts'
import { startProduct, type Product } from './startProduct.ts'

/** Which build the server has. */
export type BuildName = 'earlier' | 'current'

/** A folder that is served as the client, with an earlier build or today's in it. */
export interface TwoBuilds {
  readonly folder: string
  /**
   * Puts a build into the place of the other. The files that carry a hash in their names stay, so that a page of the other build finds
   * files that it has not fetched yet.
   */
  serve(build: BuildName): Promise<void>
  /** Puts one file of a build there alone. */
  serveFile(build: BuildName, path: string): Promise<void>
  /** Paths of the scripts with which a page of the build starts. */
  scriptsOf(build: BuildName): readonly string[]
}

/** The commit of the earlier build, whose files are in `e2e/fixtures/stored`. */
export const earlierBuild = 'ac47715'

type BuildFiles = ReadonlyMap<string, Buffer>

async function readEarlier(): Promise<BuildFiles> {
  const packed = await readFile(join(import.meta.dirname, `../fixtures/stored/${earlierBuild}-bundle.json.br`))
  const text = (await promisify(brotliDecompress)(packed)).toString('utf8')
  const files = JSON.parse(text) as Readonly<Record<string, string>> // as the README beside it says
  return new Map(Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes, 'latin1')]))
}

async function readCurrent(): Promise<BuildFiles> {
  const paths = (await readdir(dist, { recursive: true })).filter((path) => !/\.(?:br|gz)$/.test(path))
  const isFile = await Promise.all(paths.map(async (path) => (await stat(join(dist, path))).isFile()))
  const files = paths.filter((_, index) => isFile[index])
  return new Map(await Promise.all(files.map(async (path) => [path, await readFile(join(dist, path))] as const)))
}

async function openTwoBuilds(folder: string): Promise<TwoBuilds> {
  const builds: Readonly<Record<BuildName, BuildFiles>> = { earlier: await readEarlier(), current: await readCurrent() }

  async function serveFile(build: BuildName, path: string): Promise<void> {
    const bytes = builds[build].get(path)
    if (!bytes) throw new Error(`The ${build} build has no file ${path}.`)
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }

  return {
    folder,
    serveFile,
    async serve(build) {
      await Promise.all([...builds[build].keys()].map((path) => serveFile(build, path)))
    },
    scriptsOf(build) {
      const page = builds[build].get('index.html')?.toString('utf8') ?? ''
      return [...page.matchAll(/ src="(\/assets\/[\w.-]+)"/g)].map(([, path = '']) => path)
    },
  }
}

/** Fails unless the page is one of the build. */
export async function expectBuild(page: Page, builds: TwoBuilds, build: BuildName): Promise<void> {
  for (const path of builds.scriptsOf(build)) await expect(page.locator(`script[src="${path}"]`).first()).toBeAttached()
}

interface TwoBuildsFixtures {
  /** One for all journeys of a file, with the product that serves it. */
  builds: TwoBuilds
}

async function provideBuilds(provide: (builds: TwoBuilds) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rookery-builds-'))
  const builds = await openTwoBuilds(folder)
  await builds.serve('current')
  await provide(builds)
  await rm(folder, { recursive: true, force: true })
}

async function provideProduct(builds: TwoBuilds, provide: (product: Product) => Promise<void>): Promise<void> {
  const product = await startProduct({ seed: 'small', bundleDir: builds.folder })
  await provide(product)
  await product.close()
}

type ReplacedFixtures = TwoBuildsFixtures & Pick<JourneyFixtures, 'product'>

/** A journey through a product whose client is replaced by another build while pages of the first are open. */
export const twoBuildsJourney = journey.extend<ReplacedFixtures>({
  builds: [({}, provide) => provideBuilds(provide), { scope: 'file' }],
  product: [({ builds }, provide) => provideProduct(builds, provide), { scope: 'file' }],
})

/** The same in a Chromium that has a desktop to show things on. */
export const twoBuildsOnDesktop = desktopJourney.extend<ReplacedFixtures>({
  builds: [({}, provide) => provideBuilds(provide), { scope: 'file' }],
  product: [({ builds }, provide) => provideProduct(builds, provide), { scope: 'file' }],
})
