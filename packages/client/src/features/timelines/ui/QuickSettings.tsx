import { kindOf, type StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { isMissing } from '#features/settingControls/model/missingSettings.ts'
import { useT } from '#i18n/useT.ts'
import { MutingSettings } from '#features/settingControls/ui/MutingSettings.tsx'
import { SettingControl } from '#features/settingControls/ui/SettingControl.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { PopoverWindow } from '#ui/PopoverWindow.tsx'

/** Frequently changed settings: replies, folding of posts, link to other timelines. */
export function QuickSettings({ feed, anchor, label, onClose }: MenuProps & { feed: StatusFeedKey }) {
  const t = useT()
  const { me } = useSession()
  const hasReactions = useServer(({ capabilities }) => !isMissing('emojiReactionsOnTimeline', capabilities))
  return (
    <PopoverWindow anchor={anchor} label={label} onClose={onClose}>
      {me !== null && kindOf(feed).hasReplyFilter && <SettingControl setting="replyVisibility" />}
      <SettingControl setting="hideAttachments" />
      <SettingControl setting="collapseMessageWithSubject" />
      {hasReactions && <SettingControl setting="emojiReactionsOnTimeline" />}
      <SettingControl setting="showPanelNavShortcuts" />
      <Disclosure summary={t('muting.title')}>
        <MutingSettings />
      </Disclosure>
    </PopoverWindow>
  )
}
