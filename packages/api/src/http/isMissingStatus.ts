/** Whether a server says by a status that it lacks a call: with 404 as a rule, with 405, 410, 418 or 501 on some. */
export function isMissingStatus(status: number): boolean {
  return [404, 405, 410, 418, 501].includes(status)
}
