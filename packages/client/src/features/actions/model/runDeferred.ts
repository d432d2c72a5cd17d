import { notifyMissingCode } from '#features/failures/model/notifyMissingCode.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Runs the effect of another chunk once it is loaded, or shows a notice if that fails. The promise resolves when the chunk is loaded. */
export async function runDeferred<Part>(session: Session, part: Promise<Part>, run: (part: Part) => Promise<void>): Promise<void> {
  const loaded = await part.catch(() => null)
  if (loaded === null) notifyMissingCode(session)
  else void run(loaded)
}
