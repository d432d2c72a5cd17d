import { textOf } from '@rookery/content'
import { copyLink } from '#features/actions/model/copyLink.ts'
import { copyText } from '#features/actions/model/copyText.ts'
import { deleteStatus } from '#features/statuses/model/deleteStatus.ts'
import { muteThread } from '#features/statuses/model/muteThread.ts'
import { pin } from '#features/statuses/model/pin.ts'
import { redraftStatus } from '#features/posting/model/redraftStatus.ts'
import { translate } from '#features/translation/model/translate.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import { hasStaffRight } from '#features/staff/model/staffRights.ts'
import type { Session } from '#features/session/model/Session.ts'
import { translationsOf } from '#features/translation/model/Translations.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { openInNewTab } from '#lib/openInNewTab.ts'
import { askInWords } from '#features/actions/ui/askInWords.ts'
import { contentTreeOf } from '#features/content/model/contentTreeOf.ts'
import { copyIcon } from '#ui/icons/copy.ts'
import { editIcon } from '#ui/icons/edit.ts'
import { externalIcon } from '#ui/icons/external.ts'
import { flagIcon } from '#ui/icons/flag.ts'
import { folderIcon } from '#ui/icons/folder.ts'
import { historyIcon } from '#ui/icons/history.ts'
import { languageIcon } from '#ui/icons/language.ts'
import { muteIcon } from '#ui/icons/mute.ts'
import { pinIcon } from '#ui/icons/pin.ts'
import { smileIcon } from '#ui/icons/smile.ts'
import { refreshIcon } from '#ui/icons/refresh.ts'
import { shieldIcon } from '#ui/icons/shield.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { keyedActions, type KeyedActionId } from './keyedActions.ts'
import { deleteWarning } from './deleteWarning.ts'
import { EditHistory } from './lazyDialogs.ts'
import { addReaction } from './rowActions.ts'
import type { StatusAction } from './StatusAction.ts'
import { canDelete, canPin } from '#features/statusActions/model/statusRules.ts'

const ComposerDialog = lazyComponent(async () => (await import('#features/composer/ui/ComposerDialog.tsx')).ComposerDialog)
const EditDialog = lazyComponent(async () => (await import('#features/composer/ui/EditDialog.tsx')).EditDialog)
const ReactionsDialog = lazyComponent(async () => (await import('#features/reactions/ui/ReactionsDialog.tsx')).ReactionsDialog)
const ModerateStatusDialog = lazyComponent(
  async () => (await import('#features/moderation/ui/ModerateStatusDialog.tsx')).ModerateStatusDialog,
)
const BookmarkFolderDialog = lazyComponent(
  async () => (await import('#features/bookmarkFolders/ui/BookmarkFolderDialog.tsx')).BookmarkFolderDialog,
)
const ReportDialog = lazyComponent(async () => (await import('#features/reports/ui/ReportDialog.tsx')).ReportDialog)

const isOwn = (status: StatusRecord, { session }: { readonly session: Session }) => status.accountId === session.me
const addressOf = ({ url, uri }: StatusRecord) => url ?? uri

const unkeyed = [
  addReaction,
  {
    id: 'bookmarkFolder',
    icon: folderIcon,
    label: 'post.bookmarkFolder',
    group: 'marks',
    members: true,
    may: (_status, { session }) => session.server.get().capabilities.bookmarkFolders,
    run: ({ id, reblogId }, { open }) => open(BookmarkFolderDialog, { id: reblogId ?? id }),
  },
  {
    id: 'pin',
    icon: pinIcon,
    label: { on: 'post.pin', off: 'post.unpin' },
    group: 'marks',
    members: true,
    may: (status, scope) => {
      const { me, server } = scope.session
      return server.get().capabilities.pins && (status.pinned ? isOwn(status, scope) : canPin(status, me))
    },
    isOn: (status) => status.pinned,
    run: (status, { session }, desired) => pin(session, status.id, desired),
  },
  {
    id: 'muteThread',
    icon: muteIcon,
    label: { on: 'post.muteThread', off: 'post.unmuteThread' },
    group: 'marks',
    members: true,
    isOn: (status) => status.threadMuted,
    run: (status, { session }, desired) => muteThread(session, status.id, desired),
  },
  {
    id: 'translate',
    icon: languageIcon,
    label: { on: 'post.translate', off: 'post.showOriginal' },
    group: 'reading',
    members: true,
    may: ({ id, content }, { session }) =>
      (session.server.get().capabilities.translation !== null && content !== '') || translationsOf(session).get(id)?.of === content,
    isOn: ({ id, content }, { session }) => translationsOf(session).get(id)?.of === content,
    run: ({ id }, { session, language }, desired) =>
      desired ? translate(session, id, { interfaceLanguage: language }) : translationsOf(session).hide(id),
  },
  {
    id: 'history',
    icon: historyIcon,
    label: 'post.history',
    group: 'reading',
    // Others' versions are behind the mark that says they were edited (spec 2, sections 2 and 6).
    may: (status, scope) => isOwn(status, scope) && status.editedAt !== null,
    run: ({ id }, { open }) => open(EditHistory, { id }),
  },
  {
    id: 'reactions',
    icon: smileIcon,
    label: 'post.reactions',
    group: 'reading',
    may: ({ reactions }, { session }) => session.server.get().capabilities.reactions && reactions.length > 0,
    run: ({ id }, { open }) => open(ReactionsDialog, { id }),
  },
  {
    id: 'copyLink',
    icon: copyIcon,
    label: 'post.copyLink',
    group: 'link',
    run: (status, { session }) => copyLink(session, addressOf(status)),
  },
  {
    id: 'copyText',
    icon: copyIcon,
    label: 'post.copyText',
    group: 'link',
    may: ({ content }) => content !== '',
    run: (status, { session }) => copyText(session, [status.spoilerText, textOf(contentTreeOf(status))].filter(Boolean).join('\n\n')),
  },
  {
    id: 'openOriginal',
    icon: externalIcon,
    label: 'post.openOriginal',
    group: 'link',
    may: ({ isLocal, url }) => !isLocal && url !== null,
    href: addressOf,
    run: (status) => openInNewTab(addressOf(status)),
  },
  {
    id: 'report',
    icon: flagIcon,
    label: 'report.action',
    group: 'end',
    members: true,
    may: (status, scope) => !isOwn(status, scope),
    run: ({ id, accountId }, { open }) => open(ReportDialog, { id: accountId, statusIds: [id] }),
  },
  {
    id: 'moderate',
    icon: shieldIcon,
    label: 'post.moderate',
    group: 'end',
    members: true,
    may: (status, scope) => !isOwn(status, scope) && hasStaffRight(scope.session, 'posts'),
    run: ({ id }, { open }) => open(ModerateStatusDialog, { id }),
  },
  {
    id: 'edit',
    icon: editIcon,
    label: 'post.edit',
    group: 'end',
    members: true,
    may: (status, scope) => scope.session.server.get().capabilities.editing && isOwn(status, scope),
    run: ({ id }, { open }) => open(EditDialog, { id }),
  },
  {
    id: 'redraft',
    icon: refreshIcon,
    label: 'post.redraft',
    group: 'end',
    danger: true,
    members: true,
    may: isOwn,
    question: {
      setting: 'modalOnDelete',
      ask: askInWords<StatusRecord>({
        title: 'post.redraft.title',
        text: () => ({ key: 'post.redraft.text' }),
        confirm: 'post.redraft',
        danger: true,
      }),
    },
    run: async ({ id }, { session, open }) => {
      const draft = await redraftStatus(session, id)
      if (draft !== null) open(ComposerDialog, { draft })
    },
  },
  {
    id: 'delete',
    icon: trashIcon,
    label: 'post.delete',
    group: 'end',
    danger: true,
    members: true,
    may: (status, { session }) => canDelete(status, session.me, hasStaffRight(session, 'posts')),
    question: {
      setting: 'modalOnDelete',
      ask: askInWords<StatusRecord>({ title: 'post.delete.title', text: deleteWarning, confirm: 'post.delete', danger: true }),
    },
    run: ({ id }, { session }) => deleteStatus(session, id),
  },
] as const satisfies readonly (StatusAction & { readonly keys?: undefined; readonly isSpoken?: undefined })[]

/** Every action on a post has a name of its own. */
export type StatusActionId = KeyedActionId | (typeof unkeyed)[number]['id']

/**
 * All actions on a post, in the order of its menu (spec 2, section 2). A new action is a new row: here, or in `keyedActions` if it has a
 * key or an announcement.
 */
export const statusActions: readonly StatusAction<StatusActionId>[] = [...keyedActions, ...unkeyed]
