import * as calls from '@rookery/api/calls/ownFilters'
import { ApiError } from '@rookery/api/http/ApiError'
import { learnFilters } from '#data/filters/learnFilters.ts'
import type { KeptMuteRule, MuteRuleDraft } from '#data/filters/MuteRuleDraft.ts'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Message } from '#data/notices/Message.ts'
import { askAgain } from '#data/queries/askAgain.ts'
import { ownFiltersQuery } from '#data/queries/ownFilters.ts'
import { queriesOf } from '#data/queries/queriesOf.ts'
import type { Session } from '#data/session/Session.ts'

/** Keeps a rule where it belongs, in the place of another one where that is named. Resolves to why not, else null. */
export function saveMuteRule(session: Session, draft: MuteRuleDraft, before: KeptMuteRule | null): Promise<Message | null> {
  return draft.keptAt === 'client' ? keepHere(session, draft, before) : keepOnServer(session, draft, before)
}

/** Takes rules away, filters of the server one after the other. Resolves to why not, else null. */
export async function removeMuteRules(session: Session, rules: readonly KeptMuteRule[]): Promise<Message | null> {
  const names = new Set(rules.flatMap((kept) => (kept.at === 'client' ? [kept.name] : [])))
  if (names.size > 0) {
    const kept = Object.entries(session.settings.get('muteRules')).filter(([name]) => !names.has(name))
    session.settings.set('muteRules', Object.fromEntries(kept))
  }
  const ids = rules.flatMap((kept) => (kept.at === 'server' ? [kept.filter.id] : []))
  if (ids.length === 0) return null
  const problem = await onServer(session, async (version) => {
    for (const id of ids) await calls.remove(session.client, version, id)
  })
  // Some may have gone before one was refused.
  if (problem !== null && ids.length > 1) await askAgain(queriesOf(session), ownFiltersQuery(session).queryKey)
  return problem
}

async function keepHere({ settings, clock }: Session, draft: MuteRuleDraft, before: KeptMuteRule | null): Promise<null> {
  const { kind, contexts, hides, expiresIn } = draft
  const text = draft.text.trim()
  const was = before?.at === 'client' ? before : null
  const until = expiresIn === undefined ? (was?.rule.until ?? null) : expiresIn === null ? null : clock.now() + expiresIn * 1000
  const others = Object.entries(settings.get('muteRules')).filter(([name]) => name !== was?.name)
  settings.set('muteRules', Object.fromEntries([...others, [`${kind}:${text}`, { kind, text, contexts, hides, until }]]))
  return null
}

function keepOnServer(session: Session, draft: MuteRuleDraft, before: KeptMuteRule | null): Promise<Message | null> {
  const { kind, contexts, hides, expiresIn } = draft
  const text = draft.text.trim()
  const was = before?.at === 'server' ? before.filter : null
  const [first, ...more] = was?.phrases ?? []
  const left = was?.expiresAt == null ? null : Math.max(1, Math.round((Date.parse(was.expiresAt) - session.clock.now()) / 1000))
  const written = {
    title: was !== null && was.title !== first?.phrase ? was.title : text,
    phrases: [{ id: first?.id ?? null, phrase: text, wholeWord: kind === 'word' }, ...more],
    contexts,
    hides,
    expiresIn: expiresIn === undefined ? left : expiresIn,
  }
  return onServer(session, (version) =>
    was === null ? calls.create(session.client, version, written) : calls.change(session.client, version, was, written),
  )
}

async function onServer(session: Session, ask: (version: 'v1' | 'v2') => Promise<unknown>): Promise<Message | null> {
  const { capabilities } = session.server.get()
  try {
    await ask(capabilities.ownFilters)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return errorMessage(error)
  }
  // From here on it is done: whoever heard that it was not would make the same filter again.
  await learnFilters(session)
  await askAgain(queriesOf(session), ownFiltersQuery(session).queryKey)
  return null
}
