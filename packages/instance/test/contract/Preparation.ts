import type { Context } from '../../src/domain/Context.ts'
import type { Recording } from './recordings.ts'

/** State that a request needs, if the recorded response shows its result. */
export interface Preparation {
  /** `METHOD /path` with the id in the first group. */
  route: RegExp
  /** Only for answers of success, unless said otherwise. */
  always?: boolean
  run: (context: Context, id: string, readerId: string, recording: Recording) => Promise<unknown>
}
