import type { StatusDraft } from '@rookery/api/calls/statusWriting'
import type { Status } from '@rookery/api/wire/model'
import type { KnownEmoji, KnownMention } from '@rookery/content'
import { serverEmojiQuery } from '#features/emoji/model/pickerImages.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import type { Session } from '#features/session/model/Session.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { draftHtml, namedIn } from './draftHtml.ts'

/** The rendered fields of a previewed post. */
export interface PreviewedPost extends Pick<Status, 'content' | 'spoilerText' | 'language'> {
  readonly emojis: readonly KnownEmoji[]
  readonly mentions: readonly KnownMention[]
}

const none: readonly KnownEmoji[] = []

/** The client's own preview of a draft, with known accounts and custom emoji; null if disabled. Nothing of the draft is sent. */
export function useOwnPreview(draft: StatusDraft, isEnabled: boolean): PreviewedPost | null {
  const session = useSession()
  const domain = useServer(({ instance }) => instance.domain)
  const { text, spoilerText = '', contentType, language = null } = draft
  const written = `${spoilerText}\n${text}`
  const { data = none } = useSessionQuery({ ...serverEmojiQuery(session), enabled: isEnabled && /:[^\s:]+:/.test(written) })
  if (!isEnabled) return null
  const { origin } = session
  const hosts = [domain, new URL(origin).host]
  const mentions = knownPeople(session, namedIn(text, hosts))
  return {
    content: draftHtml(text, contentType, { origin, hosts, people: mentions }),
    spoilerText,
    language,
    mentions,
    emojis: data.filter(({ shortcode }) => written.includes(`:${shortcode}:`)),
  }
}

function knownPeople({ entities }: Session, named: readonly string[]): readonly KnownMention[] {
  if (named.length === 0) return []
  return [...entities.accounts.ids()].flatMap((id) => {
    const account = entities.accounts.get(id)
    return account && named.includes(account.acct.toLowerCase()) ? account : []
  })
}
