/** Estimates the height of a row before it is rendered. */
export interface RowEstimates {
  /** null where nothing is known of rows like this. */
  of(id: string): number | null
  /** A row has rendered for the first time. */
  record(id: string, height: number): void
}

/** Later rows count more than those of long ago. */
const maxCounted = 50

/** Means of heights by a kind of row, with how many they are of. */
export class MeanHeights {
  readonly #means = new Map<string, readonly [mean: number, count: number]>()

  /** @param kept an earlier result of `entries` */
  constructor(stored: unknown) {
    if (!Array.isArray(stored)) return
    for (const entry of stored as unknown[]) {
      if (!Array.isArray(entry)) continue
      const [kind, mean, count] = entry as unknown[]
      if (typeof kind === 'string' && isHeight(mean) && isHeight(count)) this.#means.set(kind, [mean, count])
    }
  }

  of(kind: string): number | null {
    return this.#means.get(kind)?.[0] ?? null
  }

  record(kind: string, height: number): void {
    const [mean, before] = this.#means.get(kind) ?? [0, 0]
    const count = Math.min(before + 1, maxCounted)
    this.#means.set(kind, [mean + (height - mean) / count, count])
  }

  entries(): readonly (readonly [kind: string, mean: number, count: number])[] {
    return [...this.#means].map(([kind, [mean, count]]) => [kind, Math.round(mean), count])
  }
}

const isHeight = (value: unknown): value is number => typeof value === 'number' && value > 0 && Number.isFinite(value)
