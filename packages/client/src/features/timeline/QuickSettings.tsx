import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { takesReplyFilter } from '#data/feeds/feedNature.ts'
import { useSession } from '#data/session/useSession.ts'
import type { SettingKey } from '#data/settings/settingsTable.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { MutingSettings } from '#parts/veil/MutingSettings.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { PopoverWindow } from '#ui/PopoverWindow.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'

const replies = ['all', 'following', 'self'] as const

/** What most people want to change while they read: which replies come, how much of each post is shown, how to other timelines. */
export function QuickSettings({ feed, anchor, label, onClose }: MenuProps & { feed: StatusFeedKey }) {
  const t = useT()
  const { me, settings } = useSession()
  const replyVisibility = useSetting('replyVisibility')
  return (
    <PopoverWindow anchor={anchor} label={label} onClose={onClose}>
      {me !== null && takesReplyFilter(feed) && (
        <Select
          label={t('quickSettings.replies')}
          value={replyVisibility}
          options={replies.map((value) => ({ value, label: t(`quickSettings.replies.${value}`) }))}
          onSelect={(value) => settings.set('replyVisibility', value)}
        />
      )}
      <Flag setting="hideAttachments" label="quickSettings.hideAttachments" />
      <Flag setting="collapseMessageWithSubject" label="quickSettings.collapseSubjects" />
      <Flag setting="emojiReactionsOnTimeline" label="quickSettings.reactions" />
      <Flag setting="showPanelNavShortcuts" label="quickSettings.tabs" />
      <Disclosure summary={t('muting.title')}>
        <MutingSettings />
      </Disclosure>
    </PopoverWindow>
  )
}

type FlagKey = Extract<SettingKey, 'hideAttachments' | 'collapseMessageWithSubject' | 'emojiReactionsOnTimeline' | 'showPanelNavShortcuts'>

function Flag({ setting, label }: { setting: FlagKey; label: MessageId }) {
  const t = useT()
  const { settings } = useSession()
  const checked = useSetting(setting)
  return <Switch label={t(label)} checked={checked} onChange={(event) => settings.set(setting, event.currentTarget.checked)} />
}
