import { expect, test } from 'vitest'
import { maxThemeSteps, newThemeHistory, themeHistoryReducer, type ThemeHistory, type ThemeHistoryEvent } from './themeHistory.ts'

const file = (bg: string) => ({ bg })
const changed = (bg: string, control: string | null, at = 0): ThemeHistoryEvent => ({ kind: 'changed', theme: file(bg), control, at })
const after = (...events: readonly ThemeHistoryEvent[]): ThemeHistory => events.reduce(themeHistoryReducer, newThemeHistory(file('a')))
const steps = ({ past, present, future }: ThemeHistory) => [past, [present], future].map((part) => part.map((each) => each['bg']).join(''))
const [undone, redone, held, released] = (['undone', 'redone', 'held', 'released'] as const).map((kind) => ({ kind })) as [
  ThemeHistoryEvent,
  ThemeHistoryEvent,
  ThemeHistoryEvent,
  ThemeHistoryEvent,
]

test.for<[name: string, events: readonly ThemeHistoryEvent[], steps: readonly string[]]>([
  [
    'goes back and forth, and a change after an undo clears the redo steps',
    [changed('b', null), changed('c', null), undone, undone, undone, redone, changed('d', null), redone],
    ['ab', 'd', ''],
  ],
  [
    'a drag is one step however long it takes, and the next drag another',
    [held, changed('b', 'x'), changed('c', 'x', 5000), released, held, changed('d', 'x', 5100), released],
    ['ac', 'd', ''],
  ],
  [
    'quick typing into one control is one step; a pause, another control or a press begins a new one',
    [
      changed('b', 'x', 0),
      changed('c', 'x', 900),
      changed('d', 'x', 2000),
      changed('e', 'y', 2100),
      changed('f', null, 2200),
      changed('g', null, 2201),
    ],
    ['acdef', 'g', ''],
  ],
  ['a change after an undo is not joined to the step that was undone', [changed('b', 'x'), undone, changed('c', 'x', 1)], ['a', 'c', '']],
])('the history of a theme: %s', ([, events, expected]) => {
  expect(steps(after(...events))).toEqual(expected)
})

test('the history of a theme is limited: the oldest steps are dropped', () => {
  const full = after(...Array.from({ length: maxThemeSteps + 5 }, (_, step) => changed(`${step}`, null)))
  expect(full.past.map(({ bg }) => bg)).toEqual(Array.from({ length: maxThemeSteps }, (_, step) => `${step + 4}`))
  // Undone and redone, it has no more than before.
  expect(themeHistoryReducer(themeHistoryReducer(full, undone), redone).past).toHaveLength(maxThemeSteps)
})
