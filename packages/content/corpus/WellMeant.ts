/** Real content of servers, and its expected rendering. */
export interface WellMeant {
  readonly from: string
  readonly html: string
  /** `textOf` the tree. */
  readonly text: string
  /** Where its links lead, in order: `user:ID`, `tag:NAME`, or an address. */
  readonly links?: readonly string[]
}
