/** Thrown by a decoder for an item without what nobody can do without, such as a status without an id. */
export class DecodeError extends Error {
  /** Where in the answer, e.g. `status.account`. */
  readonly path: string

  constructor(path: string, expected: string) {
    super(`The server's answer has no ${expected} at ${path}.`)
    this.name = 'DecodeError'
    this.path = path
  }
}
