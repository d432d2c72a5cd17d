import { rowIds } from '@rookery/store/FeedState'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { MuteRuleDraft } from './MuteRuleDraft.ts'
import { createWordFinder } from './WordFinder.ts'

/** Matches of a rule among the posts of the home timeline. */
export interface MuteRuleTrial {
  readonly of: number
  readonly hits: readonly { readonly id: string; readonly acct: string; readonly html: string }[]
}

export function tryMuteRule(session: Session, { kind, text, contexts, hides }: MuteRuleDraft): MuteRuleTrial {
  const { entities } = session
  const settings = settingsOf(session)
  const feeds = feedsOf(session)
  const rows = rowIds(feeds.at('home').get().rows)
  const ids = new Set(rows.map((id) => entities.statuses.get(id)?.reblogId ?? id))
  const find = createWordFinder(entities, () => settings.get('muteWordsInAddresses')).rules([{ kind, text, contexts, hides, until: null }])
  const posts = [...ids].flatMap((id) => entities.statuses.get(id) ?? [])
  const hit = posts.filter((status) => find(status).length > 0)
  return {
    of: posts.length,
    hits: hit.map(({ id, accountId, content }) => ({ id, acct: entities.accounts.get(accountId)?.acct ?? '', html: content })),
  }
}
