import type { ThemeLoss, ThemeLossReason } from './ThemeReading.ts'

/** More names tell a person nothing. */
const maxNames = 50

/** Collects parts of a file that are not in the theme, by reason. */
export class LossList {
  readonly #names = new Map<ThemeLossReason, Set<string>>()

  add(reason: ThemeLossReason, ...names: readonly string[]): void {
    const known = this.#names.get(reason) ?? new Set<string>()
    for (const name of names) if (known.size < maxNames) known.add(name.slice(0, 100))
    this.#names.set(reason, known)
  }

  all(): readonly ThemeLoss[] {
    return [...this.#names].map(([reason, names]) => ({ reason, names: [...names] }))
  }
}
