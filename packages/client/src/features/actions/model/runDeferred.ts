import { notifyMissingCode } from '#features/failures/model/notifyMissingCode.ts'
import type { Session } from '#features/session/model/Session.ts'

/**
 * Does what another part has the code for, as soon as that is here, or says that it cannot be had. Once it is here nobody waits: the
 * promise is that of the code.
 */
export async function runDeferred<Part>(session: Session, part: Promise<Part>, run: (part: Part) => Promise<void>): Promise<void> {
  const loaded = await part.catch(() => null)
  if (loaded === null) notifyMissingCode(session)
  else void run(loaded)
}
