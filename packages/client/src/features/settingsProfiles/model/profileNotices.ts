import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { isEqual } from '@rookery/store/isEqual'
import type { ProfileEntries } from './ProfileEntries.ts'

/** Milliseconds (spec 3, section 9). */
const shownMs = { created: 5000, creating: 5000, synchronizing: 5000, synchronized: 2000, error: 5000 }

/** Long enough to be read and to be reached by keys. */
const undoFor = 10_000

/** The notices that go once another has come. */
const running = new WeakMap<Session, number>()

/** The server has lost a profile that this device knew. */
export function notifyCreating({ notices }: Session): void {
  notices.show({ level: 'warning', messageKey: 'settings_profile.creating', timeout: shownMs.creating })
}

/** The settings of this device are the first of their profile. */
export function notifyCreated({ notices }: Session): void {
  notices.show({ level: 'info', messageKey: 'settings_profile.created', timeout: shownMs.created })
}

export function notifySynchronizing(session: Session): void {
  const id = session.notices.show({ level: 'info', messageKey: 'settings_profile.synchronizing', timeout: shownMs.synchronizing })
  running.set(session, id)
}

export function notifySynchronized(session: Session): void {
  closeRunning(session)
  session.notices.show({ level: 'success', messageKey: 'settings_profile.synchronized', timeout: shownMs.synchronized })
}

export function notifyFailure(session: Session, error: Message): void {
  closeRunning(session)
  session.notices.show({ messageKey: 'settings_profile.synchronization_error', args: { error }, timeout: shownMs.error })
}

function closeRunning(session: Session): void {
  const id = running.get(session)
  if (id !== undefined) session.notices.close(id)
  running.delete(session)
}

/** Notifies of settings that were changed here and on another device, with the choice that was applied. */
export function notifyConflicts({ notices }: Session, keys: readonly string[], merged: ProfileEntries, here: ProfileEntries): void {
  const unchanged = keys.filter((key) => isEqual(merged[key], here[key]))
  const replaced = keys.length - unchanged.length
  const counts = [
    ['settings_profile.changedThere', replaced],
    ['settings_profile.changedHere', unchanged.length],
  ] as const
  for (const [messageKey, count] of counts) {
    if (count > 0) notices.show({ level: 'info', messageKey, args: { count }, timeout: undoFor })
  }
}

/** Notifies of choices from another client that were applied here, with undo. */
export function notifyApplied(session: Session, keys: readonly string[]): void {
  const { notices } = session
  const settings = settingsOf(session)
  notices.show({
    level: 'info',
    messageKey: 'settings_profile.taken',
    args: { count: keys.length },
    timeout: undoFor,
    action: { label: 'general.undo', run: () => void settings.take(Object.fromEntries(keys.map((key) => [key, null])), 'elsewhere') },
  })
}
