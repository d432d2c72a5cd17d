import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

test('each size that a stylesheet uses from a scale is one of that scale', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  const sizes = new Set([...tokens.matchAll(/(--[a-z]+-[\w-]+):/g)].map(([, name]) => name))
  const used = readdirSync(source, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/var\((--(?:space|text|leading|weight|motion|z)-[\w-]+)/g)].map(([, name]) => ({
        file,
        name,
      })),
    )
  expect(used.length).toBeGreaterThan(500)
  expect(used.filter(({ name }) => !sizes.has(name))).toEqual([])
})
