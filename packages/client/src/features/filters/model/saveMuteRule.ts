import * as calls from '@rookery/api/calls/ownFilters'
import type { OwnFilter } from '@rookery/api/calls/ownFilters'
import { ApiError } from '@rookery/api/http/ApiError'
import { loadFilters } from './loadFilters.ts'
import type { SavedMuteRule, MuteRuleDraft } from './MuteRuleDraft.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { askAgain } from '#features/queries/model/askAgain.ts'
import { ownFiltersQuery } from './ownFilters.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { MuteRuleSetting } from '#features/settings/model/MuteRuleSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** Saves a rule in its storage, and replaces another one if named. Resolves to the failure, or null. */
export function saveMuteRule(session: Session, draft: MuteRuleDraft, before: SavedMuteRule | null): Promise<Message | null> {
  return draft.keptAt === 'client' ? storeHere(session, draft, before) : storeOnServer(session, draft, before)
}

export interface RemovedMuteRules {
  readonly removed: readonly SavedMuteRule[]
  /** Why not the others. */
  readonly error: Message | null
}

/** Takes rules away, filters of the server one after the other up to the first that fails. */
export async function removeMuteRules(session: Session, rules: readonly SavedMuteRule[]): Promise<RemovedMuteRules> {
  const here = rules.flatMap((stored) => (stored.at === 'client' ? [stored] : []))
  const names = new Set(here.map(({ name }) => name))
  if (names.size > 0) {
    const remaining = Object.entries(settingsOf(session).get('muteRules')).filter(([name]) => !names.has(name))
    settingsOf(session).set('muteRules', Object.fromEntries(remaining))
  }
  const removed: SavedMuteRule[] = [...here]
  const there = rules.flatMap((stored) => (stored.at === 'server' ? [stored] : []))
  if (there.length === 0) return { removed, error: null }
  const error = await onServer(session, async (version) => {
    for (const rule of there) {
      await calls.remove(session.client, version, rule.filter.id)
      removed.push(rule)
    }
  })
  if (error !== null && there.length > 1) await refetchFilters(session)
  return { removed, error }
}

/** Restores removed rules. Resolves to the failure, or null. */
export async function restoreMuteRules(session: Session, rules: readonly SavedMuteRule[]): Promise<Message | null> {
  const here = rules.flatMap((stored): [string, MuteRuleSetting][] => (stored.at === 'client' ? [[stored.name, stored.rule]] : []))
  // A rule that was created under the same name meanwhile stays.
  if (here.length > 0) settingsOf(session).set('muteRules', { ...Object.fromEntries(here), ...settingsOf(session).get('muteRules') })
  const there = rules.flatMap((stored) => (stored.at === 'server' ? [stored.filter] : []))
  if (there.length === 0) return null
  const error = await onServer(session, async (version) => {
    for (const filter of there) {
      const phrases = filter.phrases.map((phrase) => ({ ...phrase, id: null }))
      await calls.create(session.client, version, { ...filter, phrases, expiresIn: secondsLeft(session, filter) })
    }
  })
  if (error !== null && there.length > 1) await refetchFilters(session)
  return error
}

/** Some of several may be done before one is refused. */
function refetchFilters(session: Session): Promise<void> {
  return askAgain(queriesOf(session), ownFiltersQuery(session).queryKey)
}

/** At least one: a filter without an end would last forever. */
function secondsLeft({ clock }: Session, { expiresAt }: OwnFilter): number | null {
  return expiresAt === null ? null : Math.max(1, Math.round((Date.parse(expiresAt) - clock.now()) / 1000))
}

async function storeHere(session: Session, draft: MuteRuleDraft, before: SavedMuteRule | null): Promise<null> {
  const { clock } = session
  const settings = settingsOf(session)
  const { kind, contexts, hides, expiresIn } = draft
  const text = draft.text.trim()
  const was = before?.at === 'client' ? before : null
  const until = expiresIn === undefined ? (was?.rule.until ?? null) : expiresIn === null ? null : clock.now() + expiresIn * 1000
  const others = Object.entries(settings.get('muteRules')).filter(([name]) => name !== was?.name)
  settings.set('muteRules', Object.fromEntries([...others, [`${kind}:${text}`, { kind, text, contexts, hides, until }]]))
  return null
}

function storeOnServer(session: Session, draft: MuteRuleDraft, before: SavedMuteRule | null): Promise<Message | null> {
  const { kind, contexts, hides, expiresIn } = draft
  const text = draft.text.trim()
  const was = before?.at === 'server' ? before.filter : null
  const [first, ...more] = was?.phrases ?? []
  const left = was === null ? null : secondsLeft(session, was)
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
  // The change is done: reporting a failure now would make users create the filter again.
  await loadFilters(session)
  await refetchFilters(session)
  return null
}
