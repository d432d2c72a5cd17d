import type { ComponentType } from 'react'
import { bookmark } from '#data/actions/bookmark.ts'
import { copyLink } from '#data/actions/copyLink.ts'
import { deleteStatus } from '#data/actions/deleteStatus.ts'
import { muteThread } from '#data/actions/muteThread.ts'
import { pin } from '#data/actions/pin.ts'
import { translate } from '#data/actions/translate.ts'
import type { StatusRecord } from '#data/entities/records.ts'
import type { Session } from '#data/session/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { IconPath } from '#ui/Icon.tsx'
import { bookmarkIcon } from '#ui/icons/bookmark.ts'
import { copyIcon } from '#ui/icons/copy.ts'
import { externalIcon } from '#ui/icons/external.ts'
import { historyIcon } from '#ui/icons/history.ts'
import { languageIcon } from '#ui/icons/language.ts'
import { muteIcon } from '#ui/icons/mute.ts'
import { pinIcon } from '#ui/icons/pin.ts'
import { reactIcon } from '#ui/icons/react.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { EditHistory, ReactionsDialog } from './lazyDialogs.ts'
import type { StatusDialogProps } from './StatusDialogProps.ts'
import { canDelete, canPin } from './statusRules.ts'

/** Asked before a step, and under which setting the question can be switched off. */
export interface StatusQuestion {
  readonly setting: 'modalOnDelete'
  readonly title: MessageId
  readonly text: MessageId
  readonly action: MessageId
}

interface MenuRow {
  readonly key: string
  /** A line stands between items of different groups. */
  readonly group: 'marks' | 'reading' | 'link' | 'end'
  readonly label: MessageId
  readonly icon: IconPath
  readonly danger?: boolean
  /** An item is listed only where it does something. */
  readonly listed: (status: StatusRecord, session: Session) => boolean
}

/** Does something, after a question where there is one. */
export interface RunningItem extends MenuRow {
  readonly confirm?: StatusQuestion
  readonly run: (status: StatusRecord, session: Session, interfaceLanguage: string) => unknown
}

/** Opens a window. */
export interface OpeningItem extends MenuRow {
  readonly dialog: ComponentType<StatusDialogProps>
}

/** One line of a post's extra menu. */
export type StatusMenuItem = RunningItem | OpeningItem

const isMember = (session: Session) => session.me !== null
const isOwn = (status: StatusRecord, session: Session) => status.accountId === session.me

/** The whole menu in its order (spec 2, section 2): a new action is a new row. */
export const statusMenuItems: readonly StatusMenuItem[] = [
  {
    key: 'bookmark',
    group: 'marks',
    label: 'post.bookmark',
    icon: bookmarkIcon,
    listed: (status, session) => isMember(session) && !status.bookmarked,
    run: (status, session) => bookmark(session, status.id, true),
  },
  {
    key: 'unbookmark',
    group: 'marks',
    label: 'post.unbookmark',
    icon: bookmarkIcon,
    listed: (status, session) => isMember(session) && status.bookmarked,
    run: (status, session) => bookmark(session, status.id, false),
  },
  {
    key: 'pin',
    group: 'marks',
    label: 'post.pin',
    icon: pinIcon,
    listed: (status, session) => canPin(status, session.me) && !status.pinned,
    run: (status, session) => pin(session, status.id, true),
  },
  {
    key: 'unpin',
    group: 'marks',
    label: 'post.unpin',
    icon: pinIcon,
    listed: (status, session) => isOwn(status, session) && status.pinned,
    run: (status, session) => pin(session, status.id, false),
  },
  {
    key: 'muteThread',
    group: 'marks',
    label: 'post.muteThread',
    icon: muteIcon,
    listed: (status, session) => isMember(session) && !status.threadMuted,
    run: (status, session) => muteThread(session, status.id, true),
  },
  {
    key: 'unmuteThread',
    group: 'marks',
    label: 'post.unmuteThread',
    icon: muteIcon,
    listed: (status, session) => isMember(session) && status.threadMuted,
    run: (status, session) => muteThread(session, status.id, false),
  },
  {
    key: 'translate',
    group: 'reading',
    label: 'post.translate',
    icon: languageIcon,
    listed: (status, session) =>
      isMember(session) &&
      session.server.capabilities.translation !== null &&
      status.content !== '' &&
      session.translations.get(status.id)?.of !== status.content,
    run: (status, session, interfaceLanguage) => translate(session, status.id, { interfaceLanguage }),
  },
  {
    key: 'showOriginal',
    group: 'reading',
    label: 'post.showOriginal',
    icon: languageIcon,
    listed: (status, session) => session.translations.get(status.id)?.of === status.content,
    run: (status, session) => session.translations.hide(status.id),
  },
  {
    key: 'history',
    group: 'reading',
    label: 'post.history',
    icon: historyIcon,
    listed: (status) => status.editedAt !== null,
    dialog: EditHistory,
  },
  {
    key: 'reactions',
    group: 'reading',
    label: 'post.reactions',
    icon: reactIcon,
    listed: (status, session) => session.server.capabilities.reactions && status.reactions.length > 0,
    dialog: ReactionsDialog,
  },
  {
    key: 'copyLink',
    group: 'link',
    label: 'post.copyLink',
    icon: copyIcon,
    listed: () => true,
    run: (status, session) => copyLink(session, status.url ?? status.uri),
  },
  {
    key: 'openOriginal',
    group: 'link',
    label: 'post.openOriginal',
    icon: externalIcon,
    listed: (status) => !status.isLocal && status.url !== null,
    run: (status) => {
      window.open(status.url ?? status.uri, '_blank', 'noopener,noreferrer')
    },
  },
  {
    key: 'delete',
    group: 'end',
    label: 'post.delete',
    icon: trashIcon,
    danger: true,
    confirm: { setting: 'modalOnDelete', title: 'post.delete.title', text: 'post.delete.text', action: 'post.delete' },
    listed: (status, session) => {
      const me = session.me === null ? undefined : session.entities.accounts.get(session.me)
      return canDelete(status, session.me, me !== undefined && me.role !== 'member')
    },
    run: (status, session) => deleteStatus(session, status.id),
  },
]
