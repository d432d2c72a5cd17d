import type { StatusId } from '@rookery/api/wire/model'
import { bookmark } from '#data/actions/bookmark.ts'
import { copyLink } from '#data/actions/copyLink.ts'
import { deleteStatus } from '#data/actions/deleteStatus.ts'
import { muteThread } from '#data/actions/muteThread.ts'
import { pin } from '#data/actions/pin.ts'
import { translate } from '#data/actions/translate.ts'
import type { StatusRecord } from '#data/entities/records.ts'
import type { Session } from '#data/session/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { lazyComponent, type LazyComponent } from '#lib/lazyComponent.ts'
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
import { EditHistory } from './lazyDialogs.ts'
import type { StatusDialogProps } from './StatusDialogProps.ts'
import { canDelete, canPin } from './statusRules.ts'

/** Asked before a step, and under which setting the question can be switched off. */
export interface StatusQuestion {
  readonly setting: 'modalOnDelete'
  readonly title: MessageId
  /** Its place `name` takes the author's. */
  readonly text: (status: StatusRecord, session: Session) => MessageId
  readonly action: MessageId
}

interface MenuRow {
  /** Also names the row: no two read alike. */
  readonly label: MessageId
  /** A line stands between items of different groups. */
  readonly group: 'marks' | 'reading' | 'link' | 'end'
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
  readonly dialog: LazyComponent<StatusDialogProps>
}

/** Leads out of here, in a tab of its own. */
export interface LeadingItem extends MenuRow {
  readonly href: (status: StatusRecord) => string
}

/** One line of a post's extra menu. */
export type StatusMenuItem = RunningItem | OpeningItem | LeadingItem

const ReactionsDialog = lazyComponent(async () => (await import('./ReactionsDialog.tsx')).ReactionsDialog)

const isMember = (session: Session) => session.me !== null
const isOwn = (status: StatusRecord, session: Session) => status.accountId === session.me

interface Switch {
  readonly on: MessageId
  readonly off: MessageId
  readonly icon: IconPath
  readonly isOn: (status: StatusRecord) => boolean
  readonly mayTurn: (wanted: boolean, status: StatusRecord, session: Session) => boolean
  readonly turn: (session: Session, id: StatusId, wanted: boolean) => Promise<void>
}

/** What can be switched on and off again: two lines, of which one is listed. */
function bothWays({ on, off, icon, isOn, mayTurn, turn }: Switch): readonly RunningItem[] {
  return [true, false].map((wanted) => ({
    label: wanted ? on : off,
    group: 'marks',
    icon,
    listed: (status, session) => isOn(status) !== wanted && mayTurn(wanted, status, session),
    run: (status, session) => turn(session, status.id, wanted),
  }))
}

/** The whole menu in its order (spec 2, section 2): a new action is a new row. */
export const statusMenuItems: readonly StatusMenuItem[] = [
  ...bothWays({
    on: 'post.bookmark',
    off: 'post.unbookmark',
    icon: bookmarkIcon,
    isOn: (status) => status.bookmarked,
    mayTurn: (_wanted, _status, session) => isMember(session),
    turn: bookmark,
  }),
  ...bothWays({
    on: 'post.pin',
    off: 'post.unpin',
    icon: pinIcon,
    isOn: (status) => status.pinned,
    mayTurn: (wanted, status, session) => (wanted ? canPin(status, session.me) : isOwn(status, session)),
    turn: pin,
  }),
  ...bothWays({
    on: 'post.muteThread',
    off: 'post.unmuteThread',
    icon: muteIcon,
    isOn: (status) => status.threadMuted,
    mayTurn: (_wanted, _status, session) => isMember(session),
    turn: muteThread,
  }),
  {
    label: 'post.translate',
    group: 'reading',
    icon: languageIcon,
    listed: (status, session) =>
      isMember(session) &&
      session.server.capabilities.translation !== null &&
      status.content !== '' &&
      session.translations.get(status.id)?.of !== status.content,
    run: (status, session, interfaceLanguage) => translate(session, status.id, { interfaceLanguage }),
  },
  {
    label: 'post.showOriginal',
    group: 'reading',
    icon: languageIcon,
    listed: (status, session) => session.translations.get(status.id)?.of === status.content,
    run: (status, session) => session.translations.hide(status.id),
  },
  {
    label: 'post.history',
    group: 'reading',
    icon: historyIcon,
    // Others' versions are behind the mark that says they were edited (spec 2, sections 2 and 6).
    listed: (status, session) => isOwn(status, session) && status.editedAt !== null,
    dialog: EditHistory,
  },
  {
    label: 'post.reactions',
    group: 'reading',
    icon: reactIcon,
    listed: (status, session) => session.server.capabilities.reactions && status.reactions.length > 0,
    dialog: ReactionsDialog,
  },
  {
    label: 'post.copyLink',
    group: 'link',
    icon: copyIcon,
    listed: () => true,
    run: (status, session) => copyLink(session, status.url ?? status.uri),
  },
  {
    label: 'post.openOriginal',
    group: 'link',
    icon: externalIcon,
    listed: (status) => !status.isLocal && status.url !== null,
    href: (status) => status.url ?? status.uri,
  },
  {
    label: 'post.delete',
    group: 'end',
    icon: trashIcon,
    danger: true,
    confirm: {
      setting: 'modalOnDelete',
      title: 'post.delete.title',
      text: (status, session) => (isOwn(status, session) ? 'post.delete.text' : 'post.delete.others'),
      action: 'post.delete',
    },
    listed: (status, session) => {
      const me = session.me === null ? undefined : session.entities.accounts.get(session.me)
      return canDelete(status, session.me, me !== undefined && me.role !== 'member')
    },
    run: (status, session) => deleteStatus(session, status.id),
  },
]
