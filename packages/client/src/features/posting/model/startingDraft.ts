import type { DraftData } from '#features/drafts/model/Draft.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { SettingKey } from '#features/settings/model/settingsTable.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { mentionPrefill, subjectPrefill } from './replyPrefill.ts'
import { offeredScopes, startingScope } from '#features/drafts/model/scopes.ts'

/** Scopes on offer for a draft, widest first. */
function scopesFor(session: Session, key: DraftKey) {
  const id = statusIdIn(key, 'reply')
  const original = id === null ? undefined : session.entities.statuses.get(id)
  return offeredScopes(session.server.get().capabilities, original?.visibility ?? null)
}

/**
 * The scopes that a composer shows, including the selected one. With the setting for few scopes: the selected, the initial, the default and
 * the narrowest one.
 */
export function shownScopes(session: Session, key: DraftKey, chosen: DraftData['visibility'], showsFew: boolean) {
  const offered = scopesFor(session, key)
  const scopes = offered.includes(chosen) ? offered : [chosen, ...offered]
  if (!showsFew) return scopes
  const usual = new Set([chosen, startingDraft(session, key).visibility, startingDraft(session, 'status').visibility, 'direct'])
  return scopes.filter((scope) => usual.has(scope))
}

/** The settings that `startingDraft` reads. */
export const startingSettings = [
  'scopeCopy',
  'subjectLineBehavior',
  'sensitiveByDefault',
  'sensitiveIfSubject',
  'postLanguage',
  'postContentType',
] as const satisfies readonly SettingKey[]

/** Initial values of a composer: the account's preferences and, in a reply, its post and mentions. */
export function startingDraft(session: Session, key: DraftKey): DraftData {
  const { entities, me } = session
  const settings = settingsOf(session)
  const id = statusIdIn(key, 'reply')
  const parent = id === null ? undefined : entities.statuses.get(id)
  const own = me === null ? undefined : entities.accounts.get(me)
  const author = parent && entities.accounts.get(parent.accountId)
  // The default of servers without a preference of the user; until that is known nothing wider is used.
  const usual = own?.own?.defaultScope ?? (own?.locked ? 'private' : 'public')
  const preferred = parent !== undefined && settings.get('scopeCopy') ? parent.visibility : usual
  const isSensitive = settings.get('sensitiveByDefault') || own?.own?.defaultSensitive === true
  const spoilerText = parent === undefined ? '' : subjectPrefill(parent.spoilerText, settings.get('subjectLineBehavior'))
  const isMarked = !isSensitive && spoilerText !== '' && settings.get('sensitiveIfSubject')
  return {
    status:
      parent === undefined
        ? ''
        : mentionPrefill(
            {
              authorAcct: author?.acct ?? '',
              mentionAccts: parent.mentions.map((mention) => mention.acct),
              subject: parent.spoilerText,
            },
            own?.acct ?? '',
          ),
    spoilerText,
    nsfw: isSensitive || isMarked,
    nsfwFrom: isMarked ? 'subject' : 'start',
    files: [],
    missing: [],
    mediaDescriptions: {},
    poll: null,
    visibility: startingScope(preferred, scopesFor(session, key)),
    language: settings.get('postLanguage'),
    contentType: settings.get('postContentType'),
    expiresIn: null,
    scheduledAt: null,
    standsAlone: false,
    thread: null,
  }
}
