import { expect, test } from 'vitest'
import { veilOf } from './veilOf.ts'

test.each([
  ['shown when nothing speaks against it', {}, {}, null],
  ['deleted, even one’s own', { deleted: true }, { own: true }, 'deleted'],
  ['muted when its author is', {}, { authorMuted: true }, 'mutedAuthor'],
  ['muted when its thread is', { threadMuted: true }, {}, 'mutedThread'],
  ['never muted when it is one’s own', { threadMuted: true }, { own: true, authorMuted: true }, null],
])('a post is %s', (_name, status, facts, kind) => {
  const veil = veilOf({ deleted: false, threadMuted: false, ...status }, { own: false, authorMuted: false, ...facts })
  expect(veil?.kind ?? null).toBe(kind)
})
