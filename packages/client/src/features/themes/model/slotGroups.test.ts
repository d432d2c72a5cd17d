import { slotNames } from '@rookery/theme'
import { expect, test } from 'vitest'
import { commonSlots, slotGroupNames, slotGroups } from './slotGroups.ts'

test('every slot of a theme is in the editor, and only once', () => {
  const shown: readonly string[] = [...commonSlots, ...slotGroupNames.flatMap((group) => [...slotGroups[group]])]
  expect(shown.toSorted()).toEqual(slotNames.toSorted())
  expect(slotGroupNames.toSorted()).toEqual(Object.keys(slotGroups).toSorted())
})
