import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import process from 'node:process'

/** One file: an exchange, or a bare body. */
export interface Recording {
  /** `GROUP/NAME.json` */
  readonly file: string
  readonly method: string
  readonly path: string
  /** 200 for a bare body. */
  readonly status: number
  readonly body: unknown
}

interface Exchange {
  readonly request?: { readonly method: string; readonly path: string }
  readonly response?: { readonly status: number; readonly body: unknown }
}

const project = join(import.meta.dirname, '../../..')
const carried = join(import.meta.dirname, '../recordings')
const beside = join(project, '../shared/api/recorded')

/** The larger set if there is one, otherwise the project's. */
const folder = process.env.ROOKERY_RECORDINGS ?? (existsSync(beside) ? beside : carried)

function filesOf(ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
}

/** Every recorded exchange. Files without one (indexes) are left out, and a bare body counts as a GET. */
export function recordings(): Recording[] {
  return filesOf('.json')
    .filter((file) => file.includes('/'))
    .map((file) => {
      // Our own files, whose shape the README states.
      const exchange = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Exchange
      const { request, response } = exchange
      if (!request || !response) return { file, method: 'GET', path: '', status: 200, body: exchange }
      return { file, method: request.method, path: request.path, status: response.status, body: response.body }
    })
}

/** One recorded response, by file. */
export function recorded(file: string): unknown {
  const found = recordings().find((recording) => recording.file === file)
  if (!found) throw new Error(`No recording "${file}" in ${folder}.`)
  return found.body
}

/** WebSocket frames by file, in order of arrival. */
export function frames(): { readonly file: string; readonly lines: readonly string[] }[] {
  return filesOf('.txt')
    .filter((file) => file.startsWith('streaming/') && !file.includes('/_'))
    .map((file) => ({ file, lines: readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean) }))
}
