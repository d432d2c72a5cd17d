import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { project } from './install.mjs'
import { pack, publicPackages } from './pack.mjs'

/** An example of a README: the code, and the lines that it says it prints. */
interface Example {
  readonly name: string
  readonly code: string
  readonly printed: readonly string[]
}

/** A comment behind `console.log(…)` is its output; a listener's has its lines in order. */
function examplesIn(name: string, readme: string): readonly Example[] {
  return [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = ''], index) => ({
    name: `${name}${index + 1}`,
    code: `${code}\nexport {}\n`,
    printed: [...code.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].flatMap(([, line = '']) => line.split(', then ')),
  }))
}

function run(command: string, words: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

const examples: Example[] = []
let folder = ''
let compiled = { status: null as number | null, output: '' }

/** Another project, which has nothing but the archives. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rookery-pack-'))
  const modules = join(folder, 'node_modules/@rookery')
  for (const archive of await pack(folder)) {
    const target = join(modules, /rookery-(\w+)-[^/]*$/.exec(archive)?.[1] ?? '')
    await mkdir(target, { recursive: true })
    const { status, output } = run('tar', ['-xzf', archive, '--strip-components=1', '-C', target], folder)
    if (status !== 0) throw new Error(`tar failed: ${output}`)
  }
  await mkdir(join(folder, 'node_modules/@types'))
  await symlink(join(project, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node'), 'junction')
  await symlink(join(project, 'node_modules/undici-types'), join(folder, 'node_modules/undici-types'), 'junction')
  for (const name of publicPackages) examples.push(...examplesIn(name, await readFile(join(modules, name, 'README.md'), 'utf8')))
  for (const { name, code } of examples) await writeFile(join(folder, `${name}.ts`), code)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'nodenext',
        types: ['node'],
        outDir: 'built',
      },
      include: ['*.ts'],
    }),
  )
  compiled = run(process.execPath, [join(project, 'node_modules/typescript/bin/tsc'), '--project', folder], folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('another project compiles the examples of every package against its archive, declarations included', () => {
  expect(compiled).toEqual({ status: 0, output: '' })
  expect(new Set(examples.map(({ name }) => name.replace(/\d+$/, '')))).toEqual(new Set(publicPackages))
})

test('each example prints what its README says', () => {
  for (const { name, printed } of examples) {
    const { status, output } = run(process.execPath, [join(folder, `built/${name}.js`)], folder)
    expect([name, status, output.trim().split('\n').toSorted()]).toEqual([name, 0, [...printed].toSorted()])
  }
})

test('an archive has JavaScript, types and a README, and neither sources nor tests', () => {
  for (const name of publicPackages) {
    const archive = join(folder, `rookery-${name}-0.1.0.tgz`)
    const files = run('tar', ['-tzf', archive], folder).output.trim().split('\n')
    expect(files).toEqual(expect.arrayContaining(['package/package.json', 'package/README.md', 'package/LICENSE']))
    expect(files.filter((file) => !/\.(?:js|d\.ts|json|md)$|LICENSE$/.test(file) || file.includes('.test.'))).toEqual([])
  }
})
