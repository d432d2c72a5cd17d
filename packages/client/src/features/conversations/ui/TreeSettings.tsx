import { useT } from '#i18n/useT.ts'
import { SettingControl } from '#features/settingControls/ui/SettingControl.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import css from './TreeSettings.module.css'

/** How much of a tree is shown, and how one walks through it (spec 1, section 2). */
export function TreeSettings({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t('thread.tree.title')} size="small" closeLabel={t('general.close')} onClose={onClose}>
      <div className={css.settings}>
        <SettingControl setting="maxDepthInThread" />
        <SettingControl setting="conversationOtherRepliesButton" />
        <SettingControl setting="conversationTreeAdvanced" />
        <SettingControl setting="conversationTreeFadeAncestors" />
      </div>
    </Dialog>
  )
}
