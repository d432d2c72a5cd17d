import { expect, test } from 'vitest'
import { distinctLabels } from './distinctLabels.ts'

test('themes with the same name show their kind behind it, and a number if that is the same', () => {
  const entries = ['Dark -', 'Pond -', 'Pond -', 'Pond theme', 'Pond palette', 'Reed style', 'Pond palette'].map((entry) => {
    const [label = '', kind = ''] = entry.split(' ')
    return { label, kind: kind === '-' ? null : kind }
  })
  expect(distinctLabels(entries, (name, suffix) => `${name} (${suffix})`)).toEqual([
    'Dark',
    'Pond',
    'Pond (2)',
    'Pond (theme)',
    'Pond (palette)',
    'Reed',
    'Pond (palette) (2)',
  ])
})
