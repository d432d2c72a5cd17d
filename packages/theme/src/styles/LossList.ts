import type { ThemeLoss, ThemeLossReason } from '../forms/ThemeReading.ts'

const maxNames = 100
const longestName = 80

/** Gathers what a style loses on its way to a theme. Each name counts once for its reason, and there are at most 100 for each. */
export class LossList {
  private readonly found = new Map<ThemeLossReason, Set<string>>()

  add(reason: ThemeLossReason, ...names: readonly string[]): void {
    const known = this.found.get(reason) ?? new Set()
    this.found.set(reason, known)
    for (const name of names) if (known.size < maxNames) known.add(name.replaceAll(/\s+/g, ' ').trim().slice(0, longestName))
  }

  all(): readonly ThemeLoss[] {
    return [...this.found].map(([reason, names]) => ({ reason, names: [...names] }))
  }
}
