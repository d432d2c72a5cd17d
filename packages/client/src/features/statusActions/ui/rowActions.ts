import { runDeferred } from '#features/actions/model/runDeferred.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { IconPath } from '#ui/Icon.tsx'
import { reactIcon } from '#ui/icons/react.ts'
import { repeatIcon } from '#ui/icons/repeat.ts'
import { replyIcon } from '#ui/icons/reply.ts'
import { starIcon } from '#ui/icons/star.ts'
import { InlineReply } from './StatusReply.tsx'
import { canRepeat } from '#features/statusActions/model/canRepeat.ts'
import { AddReaction, RepeatDialog } from './lazyDialogs.ts'
import type { StatusAction } from './StatusAction.ts'

/** An action in the row under a post. */
export type RowAction<Id extends string = string> = StatusAction<Id> & {
  readonly icon: IconPath
  /** Takes the count where there is one. */
  readonly label: 'status.reply' | 'status.repeat' | 'status.favourite' | 'status.react'
  readonly tone: 'reply' | 'repeat' | 'favourite' | 'plain'
  /** An action with a count is always shown; others only if possible. */
  readonly count?: (status: StatusRecord) => number
  /** It opens something, and does not stay pressed. */
  readonly opens?: boolean
}

/** Counts under every post. */
export const countedActions = [
  {
    id: 'reply',
    icon: replyIcon,
    label: 'status.reply',
    tone: 'reply',
    count: (status) => status.repliesCount,
    opens: true,
    members: true,
    isOn: (status, { answering }) => answering === `reply:${status.id}`,
    run: (status, { replyTarget }, desired) => {
      replyTarget?.set(desired ? `reply:${status.id}` : null)
      return desired && InlineReply.preload()
    },
    keys: ['r'],
  },
  {
    id: 'repeat',
    icon: repeatIcon,
    label: 'status.repeat',
    tone: 'repeat',
    count: (status) => status.reblogsCount,
    members: true,
    may: (status, { session }) => canRepeat(status, session.me),
    isOn: (status) => status.reblogged,
    question: { setting: 'modalOnRepeat', before: 'on', ask: ({ id }, { open }) => open(RepeatDialog, { id }) },
    run: (status, { session }, desired) =>
      runDeferred(session, import('#features/statuses/model/repeat.ts'), ({ repeat }) => repeat(session, status.id, desired)),
    keys: ['b'],
    isSpoken: true,
  },
  {
    id: 'favourite',
    icon: starIcon,
    label: 'status.favourite',
    tone: 'favourite',
    count: (status) => status.favouritesCount,
    members: true,
    isOn: (status) => status.favourited,
    run: (status, { session }, desired) =>
      runDeferred(session, import('#features/statuses/model/favourite.ts'), ({ favourite }) => favourite(session, status.id, desired)),
    keys: ['f'],
    isSpoken: true,
  },
] as const satisfies readonly RowAction[]

export const addReaction = {
  id: 'addReaction',
  icon: reactIcon,
  label: 'status.react',
  tone: 'plain',
  members: true,
  may: (_status, { session }) => session.server.get().capabilities.reactions,
  run: ({ id }, { open }) => open(AddReaction, { id }),
} as const satisfies RowAction

/** The row under every post, in order. It is part of the first load; the effects load soon after. `statusActions` has the other actions. */
export const rowActions: readonly RowAction[] = [...countedActions, addReaction]
