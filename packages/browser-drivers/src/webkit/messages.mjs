/** @typedef {import('./protocol.ts').JsonObject} JsonObject */

/**
 * @param {string} text JSON that WebKit or Playwright has sent
 * @returns {import('./protocol.ts').PipeMessage}
 */
export function parseMessage(text) {
  return /** @type {import('./protocol.ts').PipeMessage} */ (JSON.parse(text))
}

/**
 * The result of a command that evaluates something in a page.
 *
 * @param {JsonObject} result
 * @returns {import('./protocol.ts').Evaluation}
 */
export function evaluationOf({ result, wasThrown }) {
  return { result: /** @type {import('./protocol.ts').RemoteObject} */ (result), wasThrown: wasThrown === true }
}

/** @param {unknown} error */
export function errorText(error) {
  return error instanceof Error ? error.message : String(error)
}

/**
 * The handler of a command that came over the wire, if there is one. Its parameters are taken on trust: Playwright sends them.
 *
 * @template Commands
 * @param {import('./protocol.ts').Handlers<Commands>} handlers
 * @param {string} method
 */
export function handlerFor(handlers, method) {
  /** @type {ReadonlyMap<string, unknown>} */
  const byName = new Map(Object.entries(handlers))
  return /** @type {import('./protocol.ts').Handler<JsonObject> | undefined} */ (byName.get(method))
}
