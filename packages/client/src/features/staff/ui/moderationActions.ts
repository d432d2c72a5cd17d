import type { Right } from '@rookery/api/calls/adminAccounts'
import { deleteAccount, setActive, setRole, setTag } from '#features/staff/model/moderateAccount.ts'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import { policyTags, type PolicyTag } from '#features/staff/model/policyTags.ts'
import { hasStaffRight } from '#features/staff/model/staffRights.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { askInWords } from '#features/actions/ui/askInWords.ts'
import { banIcon } from '#ui/icons/ban.ts'
import { crownIcon } from '#ui/icons/crown.ts'
import { tagIcon } from '#ui/icons/tag.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { userShieldIcon } from '#ui/icons/userShield.ts'
import { leaveProfile } from '#features/staff/model/leaveProfile.ts'
import type { ModerationAction, ModerationSubject } from './ModerationAction.ts'

const about =
  (key: MessageId) =>
  ({ account }: ModerationSubject): Message => ({ key, args: { name: nameAndHandleText(account) } })

const hasRole = ({ account, admin }: ModerationSubject, right: Right) => admin?.roles[right] ?? account.role === right
const isActive = ({ account, admin }: ModerationSubject) => admin?.isActive ?? !account.deactivated
const hasTag = ({ account, admin }: ModerationSubject, { tag }: PolicyTag) => (admin?.tags ?? account.tags).includes(tag)

/** Only local accounts can have roles (spec 2, section 6). */
function roleAction(right: Right, words: { readonly on: MessageId; readonly off: MessageId }): ModerationAction {
  return {
    id: right,
    icon: right === 'admin' ? crownIcon : userShieldIcon,
    label: words,
    group: 'roles',
    members: true,
    may: ({ account }, { session }) => account.isLocal && hasStaffRight(session, 'roles'),
    isOn: (subject) => hasRole(subject, right),
    question: {
      before: 'on',
      ask: askInWords<ModerationSubject>({
        title: `moderation.${right}.title`,
        text: about(`moderation.${right}.text`),
        confirm: words.on,
      }),
    },
    run: ({ account }, { session }, desired) => setRole(session, account, right, desired),
  }
}

function tagAction(tag: PolicyTag): ModerationAction {
  return {
    id: tag.id,
    icon: tagIcon,
    label: `moderation.tag.${tag.id}`,
    group: 'tags',
    members: true,
    may: ({ account }, { session }) =>
      session.server.get().capabilities.tagPolicy && (account.isLocal || !tag.isLocal) && hasStaffRight(session, 'tags'),
    isOn: (subject) => hasTag(subject, tag),
    run: ({ account }, { session }, desired) => setTag(session, account, tag, desired),
  }
}

/** Moderation actions on an account, in menu order (spec 2, sections 4 and 6). A new action is a new row. */
export const moderationActions: readonly ModerationAction[] = [
  roleAction('admin', { on: 'moderation.grantAdmin', off: 'moderation.revokeAdmin' }),
  roleAction('moderator', { on: 'moderation.grantModerator', off: 'moderation.revokeModerator' }),
  ...policyTags.map(tagAction),
  {
    id: 'active',
    icon: banIcon,
    label: { on: 'moderation.activate', off: 'moderation.deactivate' },
    group: 'account',
    members: true,
    may: (_subject, { session }) => hasStaffRight(session, 'activation'),
    isOn: isActive,
    question: {
      before: 'off',
      ask: askInWords<ModerationSubject>({
        title: 'moderation.deactivate.title',
        text: about('moderation.deactivate.text'),
        confirm: 'moderation.deactivate',
        danger: true,
      }),
    },
    run: ({ account }, { session }, desired) => setActive(session, account, desired),
  },
  {
    id: 'deleteAccount',
    icon: trashIcon,
    label: 'moderation.delete',
    group: 'account',
    danger: true,
    members: true,
    may: (_subject, { session }) => hasStaffRight(session, 'deletion'),
    question: {
      ask: askInWords<ModerationSubject>({
        title: 'moderation.delete.title',
        text: (subject) => about(subject.account.isLocal ? 'moderation.delete.text' : 'moderation.delete.remote')(subject),
        confirm: 'moderation.delete',
        danger: true,
      }),
    },
    run: ({ account }, { session, navigation }) => deleteAccount(session, account, () => navigation && leaveProfile(navigation, account)),
  },
]
