import type { Messages } from './CompiledMessage.ts'

/**
 * Fetches one tier of a language: a JSON file of the build.
 * @throws Error if the server has no such file, or sends a page in its place
 */
export async function fetchTexts(path: string): Promise<Messages> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
  return (await response.json()) as Messages // a file of this build
}
