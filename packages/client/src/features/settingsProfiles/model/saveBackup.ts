import type { Session } from '#features/session/model/Session.ts'
import { settingsProfilesOf } from './settingsProfilesOf.ts'
import { writeSettingsFile } from '#features/settings/model/settingsFile.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { saveFile } from '#lib/saveFile.ts'

/** All chosen settings as a file, including those of later versions that this one does not know. */
export async function backupOf(session: Session, { withTheme }: { readonly withTheme: boolean }): Promise<string> {
  const unknown = await settingsProfilesOf(session).unknown()
  return writeSettingsFile(settingsOf(session).chosen(), unknown, { withTheme, at: session.clock.now() })
}

/** Puts a backup into a file in the downloads. */
export async function saveBackup(session: Session, { withTheme }: { readonly withTheme: boolean }): Promise<void> {
  const { clock, notices } = session
  const text = await backupOf(session, { withTheme })
  const day = new Date(clock.now()).toISOString().slice(0, 10)
  saveFile(`rookery-settings${withTheme ? '-and-theme' : ''}-${day}.json`, new Blob([text], { type: 'application/json' }))
  notices.show({ level: 'success', messageKey: 'settingsFile.saved', timeout: 5000 })
}
