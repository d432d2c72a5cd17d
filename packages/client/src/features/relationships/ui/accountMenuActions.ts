import { isolated, shownHost } from '@rookery/content'
import { blockAccount } from '#features/relationships/model/blockAccount.ts'
import { hideRepeats } from '#features/relationships/model/hideRepeats.ts'
import { muteAccount } from '#features/relationships/model/muteAccount.ts'
import { muteDomain } from '#features/relationships/model/muteDomain.ts'
import { removeFollower } from '#features/relationships/model/removeFollower.ts'
import { subscribeToAccount } from '#features/relationships/model/subscribeToAccount.ts'
import { composersOf } from '#features/posting/model/Composers.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { hostOf } from '#features/entities/model/hostOf.ts'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import type { ActionScope } from '#features/actions/ui/Action.ts'
import { askInWords } from '#features/actions/ui/askInWords.ts'
import { atIcon } from '#ui/icons/at.ts'
import { bellIcon } from '#ui/icons/bell.ts'
import { clockPauseIcon } from '#ui/icons/clockPause.ts'
import { flagIcon } from '#ui/icons/flag.ts'
import { listIcon } from '#ui/icons/list.ts'
import { muteIcon } from '#ui/icons/mute.ts'
import { repeatIcon } from '#ui/icons/repeat.ts'
import { banIcon } from '#ui/icons/ban.ts'
import { userMinusIcon } from '#ui/icons/userMinus.ts'
import { worldOffIcon } from '#ui/icons/worldOff.ts'
import type { AccountAction, AccountSubject } from './AccountAction.ts'

const AccountListsDialog = lazyComponent(async () => (await import('#features/lists/ui/AccountListsDialog.tsx')).AccountListsDialog)

const ComposerDialog = lazyComponent(async () => (await import('#features/composer/ui/ComposerDialog.tsx')).ComposerDialog)

const MuteDialog = lazyComponent(async () => (await import('./MuteDialog.tsx')).MuteDialog)

const ReportDialog = lazyComponent(async () => (await import('#features/reports/ui/ReportDialog.tsx')).ReportDialog)

/** Texts that belong to no particular post. */

/** Not for the user's own account, nor for one that cannot post any more; an existing restriction can always be ended. */
const canRestrict = ({ id, account }: AccountSubject, { session }: ActionScope, isOn: boolean | undefined) =>
  id !== session.me && (isOn === true || !account.deactivated)

const about =
  (key: MessageId) =>
  ({ account }: AccountSubject): Message => ({ key, args: { name: nameAndHandleText(account) } })

const newPost = { draft: 'status' } as const

const aboutDomain = ({ account: { acct } }: AccountSubject): Message => ({
  key: 'profile.muteDomain.text',
  args: { domain: isolated(shownHost(hostOf(acct) ?? '')) },
})

/** Actions of an account's menu, in order (spec 2, sections 5 and 6). A new action is a new row. */
export const accountMenuActions: readonly AccountAction[] = [
  {
    id: 'mention',
    icon: atIcon,
    label: 'profile.mention',
    group: 'keep',
    members: true,
    isOnCard: true,
    may: ({ id, account }, { session }) => id !== session.me && !account.deactivated,
    async run({ account }, { session, open }) {
      await draftsOf.ready(session)
      composersOf(session).stash('status')
      open(ComposerDialog, { ...newPost, start: { status: `@${account.acct} ` } })
    },
  },
  {
    id: 'subscribe',
    icon: bellIcon,
    label: { on: 'profile.subscribe', off: 'profile.unsubscribe' },
    group: 'keep',
    members: true,
    isOnCard: true,
    may: ({ relationship }) => relationship !== undefined && (relationship.following || relationship.subscribing),
    isOn: ({ relationship }) => relationship?.subscribing ?? false,
    run: ({ id }, { session }, desired) => subscribeToAccount(session, id, desired),
  },
  {
    id: 'lists',
    icon: listIcon,
    label: 'profile.lists',
    group: 'keep',
    members: true,
    // Some servers accept followed accounts only, and a list's timeline shows only these.
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
    run: ({ id }, { session }, desired) => hideRepeats(session, id, desired),
  },
  {
    id: 'removeFollower',
    icon: userMinusIcon,
    label: 'profile.removeFollower',
    group: 'restrict',
    members: true,
    isOnCard: true,
    may: ({ relationship }, { session }) => (relationship?.followedBy ?? false) && session.server.get().capabilities.removeFromFollowers,
    question: {
      ask: askInWords<AccountSubject>({
        title: 'profile.removeFollower.title',
        text: about('profile.removeFollower.text'),
        confirm: 'profile.removeFollower.confirm',
      }),
    },
    run: ({ id }, { session }) => removeFollower(session, id),
  },
  {
    id: 'muteFor',
    icon: clockPauseIcon,
    label: 'profile.muteFor',
    group: 'restrict',
    members: true,
    isOnCard: true,
    may: (subject, scope) =>
      scope.session.server.get().capabilities.timedMutes && !subject.relationship?.muting && canRestrict(subject, scope, false),
    run: ({ id }, { open }) => open(MuteDialog, { id }),
  },
  {
    id: 'muteDomain',
    icon: worldOffIcon,
    label: { on: 'profile.muteDomain', off: 'profile.unmuteDomain' },
    group: 'restrict',
    members: true,
    isOnCard: true,
    may: ({ account }, { session }) => hostOf(account.acct) !== null && session.server.get().capabilities.domainBlocks,
    isOn: ({ relationship }) => relationship?.domainBlocking ?? false,
    question: {
      before: 'on',
      ask: askInWords<AccountSubject>({
        title: 'profile.muteDomain.title',
        text: aboutDomain,
        confirm: 'profile.muteDomain.confirm',
        danger: true,
      }),
    },
    run: ({ id }, { session }, desired) => muteDomain(session, id, desired),
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
      ask: ({ id }, { open }) => open(MuteDialog, { id }),
    },
    run: ({ id }, { session }, desired) => muteAccount(session, id, desired),
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
    run: ({ id }, { session }, desired) => blockAccount(session, id, desired),
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
