import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** It mirrors text that an author marked so. */
const effects = 'features/content/ui/effects.module.css'

test('the path of an icon turns it along the text, and no other rule turns it back', () => {
  const files = readdirSync(source, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.css'))
  const mirroring = files.filter((file) => readFileSync(join(source, file), 'utf8').includes('scaleX(-1)'))
  expect(mirroring.toSorted()).toEqual([effects, 'ui/Icon.module.css'])
})
