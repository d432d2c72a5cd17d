import { blockAccount } from '#data/actions/blockAccount.ts'
import { hideRepeats } from '#data/actions/hideRepeats.ts'
import { muteAccount } from '#data/actions/muteAccount.ts'
import { nameWithHandle } from '#data/entities/nameWithHandle.ts'
import type { Message } from '#data/notices/Message.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import type { ActionScope } from '#parts/actions/Action.ts'
import { askInWords } from '#parts/actions/askInWords.ts'
import { flagIcon } from '#ui/icons/flag.ts'
import { listIcon } from '#ui/icons/list.ts'
import { muteIcon } from '#ui/icons/mute.ts'
import { repeatIcon } from '#ui/icons/repeat.ts'
import { banIcon } from '#ui/icons/ban.ts'
import type { AccountAction, AccountSubject } from './AccountAction.ts'

const AccountListsDialog = lazyComponent(async () => (await import('#parts/account/lists/AccountListsDialog.tsx')).AccountListsDialog)

const ReportDialog = lazyComponent(async () => (await import('#parts/account/report/ReportDialog.tsx')).ReportDialog)

/** Nobody restricts themself, nor an account that posts nothing any more; a restriction that stands can always be ended. */
const canRestrict = ({ id, account }: AccountSubject, { session }: ActionScope, isOn: boolean | undefined) =>
  id !== session.me && (isOn === true || !account.deactivated)

const about =
  (key: MessageId) =>
  ({ account }: AccountSubject): Message => ({ key, args: { name: nameWithHandle(account) } })

/** What the menu on somebody offers, in its order (spec 2, sections 5 and 6). A new action is a new row. */
export const accountMenuActions: readonly AccountAction[] = [
  {
    id: 'lists',
    icon: listIcon,
    label: 'profile.lists',
    group: 'keep',
    members: true,
    // Some servers take nobody else, and the timeline of a list shows nobody else anywhere.
    may: ({ relationship }) => relationship?.following ?? false,
    run: ({ id }, { open }) => open(AccountListsDialog, { id }),
  },
  {
    id: 'hideRepeats',
    icon: repeatIcon,
    label: { on: 'profile.hideRepeats', off: 'profile.showRepeats' },
    group: 'restrict',
    members: true,
    may: ({ relationship }) => relationship?.following ?? false,
    isOn: ({ relationship }) => relationship?.showingReblogs === false,
    run: ({ id }, { session }, wanted) => hideRepeats(session, id, wanted),
  },
  {
    id: 'mute',
    icon: muteIcon,
    label: { on: 'profile.mute', off: 'profile.unmute' },
    group: 'restrict',
    members: true,
    may: (subject, scope) => canRestrict(subject, scope, subject.relationship?.muting),
    isOn: ({ relationship }) => relationship?.muting ?? false,
    question: {
      setting: 'modalOnMute',
      before: 'on',
      ask: askInWords<AccountSubject>({ title: 'profile.mute.title', text: about('profile.mute.text'), confirm: 'profile.mute.confirm' }),
    },
    run: ({ id }, { session }, wanted) => muteAccount(session, id, wanted),
  },
  {
    id: 'block',
    icon: banIcon,
    label: { on: 'profile.block', off: 'profile.unblock' },
    group: 'restrict',
    members: true,
    may: (subject, scope) => canRestrict(subject, scope, subject.relationship?.blocking),
    isOn: ({ relationship }) => relationship?.blocking ?? false,
    question: {
      setting: 'modalOnBlock',
      before: 'on',
      ask: askInWords<AccountSubject>({
        title: 'profile.block.title',
        text: about('profile.block.text'),
        confirm: 'profile.block.confirm',
        danger: true,
      }),
    },
    run: ({ id }, { session }, wanted) => blockAccount(session, id, wanted),
  },
  {
    id: 'report',
    icon: flagIcon,
    label: 'report.action',
    group: 'restrict',
    members: true,
    may: ({ id }, { session }) => id !== session.me,
    run: ({ id }, { open }) => open(ReportDialog, { id }),
  },
]
