/** The stored file of a theme. */
export type ThemeFile = Readonly<Record<string, unknown>>

/** The steps of one theme, to undo and to redo. */
export interface ThemeHistory {
  /** The oldest first. */
  readonly past: readonly ThemeFile[]
  readonly present: ThemeFile
  /** The next one to redo first. */
  readonly future: readonly ThemeFile[]
  /** The control that made the last step, while more of its changes belong to that step. */
  readonly open: { readonly control: string; readonly at: number } | null
  /** A pointer is down: a control that is dragged makes one step, however long it takes. */
  readonly isHeld: boolean
}

export type ThemeHistoryEvent =
  /** `control` is the one that is dragged or typed into; null for a change that is a step by itself. */
  | { readonly kind: 'changed'; readonly theme: ThemeFile; readonly control: string | null; readonly at: number }
  | { readonly kind: 'held' }
  | { readonly kind: 'released' }
  | { readonly kind: 'undone' }
  | { readonly kind: 'redone' }

/** Steps at most; the oldest are forgotten. */
export const maxThemeSteps = 200

/** Typed letters and pressed arrows are one step if they follow within this time. */
const joinMs = 1000

export function newThemeHistory(present: ThemeFile): ThemeHistory {
  return { past: [], present, future: [], open: null, isHeld: false }
}

export function themeHistoryReducer(history: ThemeHistory, event: ThemeHistoryEvent): ThemeHistory {
  const { past, present, future, open, isHeld } = history
  switch (event.kind) {
    case 'changed': {
      const { theme, control, at } = event
      const joins = open !== null && open.control === control && (isHeld || at - open.at < joinMs)
      return {
        ...history,
        past: joins ? past : [...past, present].slice(-maxThemeSteps),
        present: theme,
        future: [],
        open: control === null ? null : { control, at },
      }
    }
    case 'held':
      return { ...history, open: null, isHeld: true }
    case 'released':
      return { ...history, open: null, isHeld: false }
    case 'undone': {
      const before = past.at(-1)
      return before === undefined
        ? history
        : { ...history, past: past.slice(0, -1), present: before, future: [present, ...future], open: null }
    }
    case 'redone': {
      const [next, ...later] = future
      return next === undefined ? history : { ...history, past: [...past, present], present: next, future: later, open: null }
    }
  }
}
