import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '../..')

/** Ways to make elements, documents or code of a text. */
const sinks =
  /\b(?:(?:inner|outer)HTML|insertAdjacentHTML|setHTML(?:Unsafe)?|parseHTMLUnsafe|DOMParser|createContextualFragment|dangerouslySetInnerHTML|srcDoc|execCommand|importScripts|createPolicy)\b|\bdocument\.(?:write|writeln|open)\(|\b(?:eval|Function)\(|\bset(?:Timeout|Interval)\(\s*['"`]|\bhref=\{?["'`]javascript:/g

/** It inserts text, and cannot insert anything else: the command is in the call and in its type. */
const plainText = /\bexecCommand\?(?:\.\('insertText', false, |\(command: 'insertText', )/g

function sources(): readonly string[] {
  return ['api', 'client', 'content', 'theme'].flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => join(name, 'src', path).replaceAll('\\', '/')),
  )
}

test('one module turns markup into elements for the whole page', () => {
  const found = sources().flatMap((path) => {
    const code = readFileSync(join(packages, path), 'utf8')
      .replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
      .replace(plainText, '')
    return (code.match(sinks) ?? []).map((sink) => `${path}: ${sink}`)
  })
  expect(found).toEqual([
    'content/src/inertParse.ts: createPolicy',
    'content/src/inertParse.ts: createPolicy',
    'content/src/inertParse.ts: innerHTML',
  ])
})
