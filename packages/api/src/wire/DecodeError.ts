/** Thrown by a decoder when a required field is missing, such as the id of a status. */
export class DecodeError extends Error {
  /** Path in the response, e.g. `status.account`. */
  readonly path: string

  constructor(path: string, expected: string) {
    super(`The server's answer has no ${expected} at ${path}.`)
    this.name = 'DecodeError'
    this.path = path
  }
}
