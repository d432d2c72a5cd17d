import { SettingControl } from '#features/settingControls/ui/SettingControl.tsx'
import { useCapability } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PopoverWindow } from '#ui/PopoverWindow.tsx'
import css from './NotificationChoices.module.css'
import { QuietHours } from '#features/settingControls/ui/QuietHours.tsx'

const NotificationPolicyRules = lazyComponent(
  async () => (await import('#features/notificationRequests/ui/NotificationPolicyRules.tsx')).NotificationPolicyRules,
)

/** Switches for types of notifications, as in the settings. */
export function NotificationChoices({ anchor, label, onClose }: MenuProps) {
  return (
    <PopoverWindow anchor={anchor} label={label} onClose={onClose}>
      <Choices />
    </PopoverWindow>
  )
}

/** The same, next to the list. The column is named by its heading. */
export function NotificationChoicesPanel() {
  const t = useT()
  return (
    <Panel title={<span id="choicesTitle">{t('notifications.choose')}</span>}>
      <Choices />
    </Panel>
  )
}

/** The settings of notifications, grouped by subject. */
function Choices() {
  const t = useT()
  const hasPolicy = useCapability('notificationRequests')
  return (
    <div className={css.choices}>
      <SettingControl setting="notificationVisibility" />
      <Disclosure summary={t('notificationList.choose.who')}>
        <div className={css.choices}>
          <SettingControl setting="notificationsFrom" />
          <SettingControl setting="notificationsNotFromNew" />
          <SettingControl setting="notificationsNotFromServers" />
        </div>
      </Disclosure>
      {hasPolicy && (
        <Part failure={EmptyFallback}>
          <NotificationPolicyRules />
        </Part>
      )}
      <Disclosure summary={t('settings.notificationGrouping')}>
        <SettingControl setting="notificationGrouping" />
      </Disclosure>
      <Disclosure summary={t('notificationList.quietHours')}>
        <QuietHours />
      </Disclosure>
    </div>
  )
}
