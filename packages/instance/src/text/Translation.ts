/** A sentence in the languages that the instance writes besides English. */
export interface Translation {
  readonly de: string
  readonly ar: string
  readonly ja: string
}
