import { bookmark } from '#data/actions/bookmark.ts'
import { deleteStatus } from '#data/actions/deleteStatus.ts'
import type { StatusRecord } from '#data/entities/records.ts'
import type { Session } from '#data/session/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { IconPath } from '#ui/Icon.tsx'
import { bookmarkIcon } from '#ui/icons/bookmark.ts'
import { copyIcon } from '#ui/icons/copy.ts'
import { externalIcon } from '#ui/icons/external.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { canDelete } from './statusRules.ts'

/** One line of a post's extra menu. An item is listed only where it does something. */
export interface StatusMenuItem {
  readonly key: string
  readonly label: MessageId
  readonly icon: IconPath
  readonly danger?: boolean
  /** Asked before it runs, and under which setting the question can be switched off. */
  readonly confirm?: { readonly setting: 'modalOnDelete'; readonly title: MessageId; readonly text: MessageId; readonly action: MessageId }
  readonly listed: (status: StatusRecord, session: Session) => boolean
  readonly run: (status: StatusRecord, session: Session) => unknown
}

const isMember = (_status: StatusRecord, session: Session) => session.me !== null

/** The whole menu in its order (spec 2, section 2): a new action is a new row. */
export const statusMenuItems: readonly StatusMenuItem[] = [
  {
    key: 'bookmark',
    label: 'post.bookmark',
    icon: bookmarkIcon,
    listed: (status, session) => isMember(status, session) && !status.bookmarked,
    run: (status, session) => bookmark(session, status.id, true),
  },
  {
    key: 'unbookmark',
    label: 'post.unbookmark',
    icon: bookmarkIcon,
    listed: (status, session) => isMember(status, session) && status.bookmarked,
    run: (status, session) => bookmark(session, status.id, false),
  },
  {
    key: 'copyLink',
    label: 'post.copyLink',
    icon: copyIcon,
    listed: () => true,
    run: (status) => navigator.clipboard.writeText(status.url ?? status.uri),
  },
  {
    key: 'openOriginal',
    label: 'post.openOriginal',
    icon: externalIcon,
    listed: (status) => !status.isLocal && status.url !== null,
    run: (status) => {
      window.open(status.url ?? status.uri, '_blank', 'noopener,noreferrer')
    },
  },
  {
    key: 'delete',
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
