import type { Context } from '../../src/domain/Context.ts'
import { peoplePreparations } from './peoplePreparations.ts'
import { postPreparations } from './postPreparations.ts'
import { serverPreparations } from './serverPreparations.ts'
import { staffPreparations } from './staffPreparations.ts'
import type { Recording } from './recordings.ts'

/** Exchanges about something deleted, although others show it. */
const deleted = /^statuses\/show_deleted$/

/** Creates the data that a request needs. */
export async function prepare(context: Context, recording: Recording, readerId: string | null): Promise<void> {
  const { method, path } = recording.request
  if (deleted.test(recording.name))
    await context.db
      .deleteFrom('statuses')
      .where('id', '=', path.split('/').at(-1) ?? '')
      .execute()
  for (const { route, always, run } of [...postPreparations, ...peoplePreparations, ...serverPreparations, ...staffPreparations]) {
    const match = route.exec(`${method} ${path}`)
    if (match && (always || recording.response.status < 300)) await run(context, match[1] ?? '', readerId ?? '', recording)
  }
}
