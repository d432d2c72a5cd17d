import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'
import { serverForms } from '#test/serverForms.ts'

const client = join(import.meta.dirname, '../../..')
const api = join(client, '../../api/src')

/** These change nothing on the server: they fetch a whole list, or read and write files of this device. */
const readers = ['backupOf', 'exportTransfer', 'restoreSettings', 'saveBackup']

/** Features with components in the settings dialog. */
const settingsFeatures = [
  'settingControls',
  'settingsDialog',
  'settingsProfiles',
  'profileSettings',
  'security',
  'mutes',
  'themes',
  'transfer',
]

const textOf = (file: string) => readFileSync(file, 'utf8')

/** The modules that a file takes values from, with the names. */
function importsOf(file: string): readonly (readonly [string, string])[] {
  return [...textOf(file).matchAll(/^import (?!type )([^;]*?) from '([^']+)'/gms)].flatMap(([, names = '', from = '']) => {
    if (from.startsWith('#')) return [[join(client, from.slice(1)), names] as const]
    if (from.startsWith('@rookery/api/')) return [[join(api, `${from.slice('@rookery/api/'.length)}.ts`), names] as const]
    return from.startsWith('.') ? [[join(dirname(file), from), names] as const] : []
  })
}

/** Whether a module changes something on the server, itself or by one that it uses. Sessions and queries do so for everybody. */
function writes(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || /\/features\/(?:session|signIn|queries|entities)\//.test(file)) return false
  seen.add(file)
  if (file.startsWith(join(api, 'calls')) && /'(?:POST|PUT|PATCH|DELETE)'/.test(textOf(file))) return true
  return importsOf(file).some(([from]) => /\/(?:features\/\w+\/model|api\/src\/calls)\//.test(from) && writes(from, seen))
}

/** Whether a name of a module is something that is done with a session, and not a constant or a piece of text. */
function isDone(name: string, file: string): boolean {
  const text = textOf(file)
  const signature = new RegExp(`export (?:async )?function ${name}\\(([\\s\\S]*?)\\n`).exec(text)?.[0] ?? ''
  const whole = text.slice(text.indexOf(signature), text.indexOf('{\n', text.indexOf(signature)))
  return (
    new RegExp(`export const ${name} = create(?:Stored)?Slot`).test(text) || (signature !== '' && /Session\b[\s\S]*Promise</.test(whole))
  )
}

test('everything that the settings send to the server has a row in the table of failures', () => {
  const components = settingsFeatures.flatMap((feature) => {
    const folder = join(client, 'features', feature, 'ui')
    return readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join(folder, name))
  })
  const found = components.flatMap((file) =>
    importsOf(file)
      .filter(([from]) => /\/features\/\w+\/model\//.test(from) && writes(from))
      .flatMap(([from, names]) => names.split(/[{},\s]+/).filter((name) => /^[a-z]\w+$/.test(name) && isDone(name, from))),
  )
  expect([...new Set(found)].toSorted()).toEqual([...serverForms, ...readers].toSorted())
})
