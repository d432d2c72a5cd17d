import { build, createServer, type InlineConfig, type Rolldown } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { cataloguePlugin } from './cataloguePlugin.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A project of one catalogue and one script. */
function project(texts: unknown, script: string): InlineConfig {
  root = mkdtempSync(join(tmpdir(), 'catalogue-'))
  mkdirSync(join(root, 'i18n/locales'), { recursive: true })
  writeFileSync(join(root, 'i18n/locales/en.json'), JSON.stringify(texts))
  writeFileSync(join(root, 'start.js'), script)
  const input = { start: join(root, 'start.js') }
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [cataloguePlugin()],
    build: { write: false, minify: false, rolldownOptions: { input } },
  }
}

async function codeOf(config: InlineConfig): Promise<string> {
  const built = (await build(config)) as Rolldown.RolldownOutput // neither several outputs nor a watcher are asked for
  return built.output.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
}

const texts = { 'nav.home': 'About {name}', 'poll.vote': 'Vote', 'signIn.title': 'Log in' }

test('a catalogue becomes compiled messages', async () => {
  const code = await codeOf(project(texts, `import all from './i18n/locales/en.json'; console.log(all)`))
  expect(code).toMatch(/"nav.home": \["About ", \["name"\]\]/)
})

test.each([
  ['start', 'About'],
  ['page', 'Vote'],
  ['late', 'Log in'],
])('a build splits it by the time that a text is needed: %s', async (tier, own) => {
  const code = await codeOf(project(texts, `import part from './i18n/locales/en.json?${tier}'; console.log(part)`))
  expect(['About', 'Vote', 'Log in'].filter((text) => code.includes(text))).toEqual([own])
})

test('the tiers of a language differ in the names of their files', async () => {
  const config = project(
    texts,
    `for (const load of [${['start', 'page', 'late'].map((tier) => `() => import('./i18n/locales/en.json?${tier}')`).join()}]) void load()`,
  )
  const { output } = (await build(config)) as Rolldown.RolldownOutput // neither several outputs nor a watcher are asked for
  const names = output.map(({ fileName }) => fileName.replace(/[\w-]{8}\.js$/, '.js'))
  expect(names).toEqual(expect.arrayContaining(['assets/en-start-.js', 'assets/en-page-.js', 'assets/en-late-.js']))
})

test('a text that a language lacks is English', async () => {
  const config = project(texts, `import all from './i18n/locales/ar.json'; console.log(all)`)
  writeFileSync(join(root, 'i18n/locales/ar.json'), JSON.stringify({ 'nav.about': '', 'signIn.title': 'تسجيل الدخول' }))
  const code = await codeOf(config)
  expect(code).toContain('About')
  expect(code).toContain('تسجيل الدخول')
  expect(code).not.toContain('Log in')
})

test('texts for times and lists are only in languages that Intl may lack', async () => {
  const found: string[] = []
  for (const name of ['ar', 'en', 'eo', 'eu', 'ga', 'oc']) {
    const config = project({ ...texts, 'intl.now': 'now' }, `import all from './i18n/locales/${name}.json?start'; console.log(all)`)
    if (name !== 'en') writeFileSync(join(root, `i18n/locales/${name}.json`), '{}')
    if ((await codeOf(config)).includes('intl.now')) found.push(name)
    rmSync(root, { recursive: true })
  }
  expect(found).toEqual(['eo', 'eu', 'ga', 'oc'])
})

/** A project whose first script fetches another, which is a module of the client. */
function projectWithPart(start: string, part: string): InlineConfig {
  const config = project(texts, start)
  mkdirSync(join(root, 'src/i18n'), { recursive: true })
  writeFileSync(join(root, 'package.json'), JSON.stringify({ imports: { '#i18n/*': './src/i18n/*' } }))
  writeFileSync(join(root, 'src/i18n/withTexts.ts'), `export const withTexts = (part: unknown, tier: string) => ['both', part, tier]`)
  writeFileSync(
    join(root, 'src/Early.tsx'),
    `export const load = () => [/* ويب */ import('./Later.ts'), import('./Page.ts'), import('./Bare.ts')]`,
  )
  for (const name of ['Later', 'Page', 'Bare']) writeFileSync(join(root, `src/${name}.ts`), part)
  const chunks = { page: ['Page.ts'], bare: ['Bare.ts'] }
  return { ...config, plugins: [cataloguePlugin({ tierOfChunk: { page: 'page', bare: 'start' }, chunks })] }
}

test('a lazy module waits for the texts of its tier, wherever it is imported', async () => {
  const code = await codeOf(projectWithPart(`import { load } from './src/Early.tsx'; console.log(load())`, 'export const one = 1'))
  expect(code).toMatch(/withTexts\(.*import\(.+, "late"\)[^]*withTexts\(.*import\(.+, "page"\)/)
  expect(code.match(/withTexts\([^]*?import\(/g)).toHaveLength(2)
  expect(code).toContain('"both"')
})

test.each([
  ['export const id = () => "signIn.title"', 'signIn.title'],
  ['export const id = (part: string) => `signIn.${part}`', 'signIn.title'],
  ['export const id = (part: string) => "poll." + part', 'poll.vote'],
])('a build fails when a module of the first chunk has %s', async (part, missing) => {
  const config = projectWithPart(`import { id } from './src/Later.ts'; console.log(id('a'))`, part)
  await expect(build(config)).rejects.toThrow(new RegExp(`The chunk "start" names .*[^]*Later\\.ts: .*${missing}`))
})

test('outside a build all texts are available immediately', async () => {
  const server = await createServer({ ...project(texts, ''), server: { middlewareMode: true, ws: false } })
  const module = await server.ssrLoadModule('/i18n/locales/en.json?start')
  expect(module['default']).toMatchObject({ 'signIn.title': ['Log in'] })
  await server.close()
})

test.each([{ a: { b: 'nested' } }, ['Hello'], { a: 1 }])('%j is not a catalogue and stops the build', async (given) => {
  await expect(build(project(given, `import './i18n/locales/en.json'`))).rejects.toThrow(/en\.json: .*(not a text|flat object)/)
})
