import type { AccountId } from '@rookery/api/wire/model'
import { use, useRef, useState } from 'react'
import { followRequestKey } from '#features/followRequests/model/followRequestKey.ts'
import { runDeferred } from '#features/actions/model/runDeferred.ts'
import { useRunning } from '#features/actions/model/useRunning.ts'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Button } from '#ui/Button.tsx'
import { checkIcon } from '#ui/icons/check.ts'
import { closeIcon } from '#ui/icons/close.ts'
import { ListAreaContext } from '#ui/lists/ListArea.ts'
import css from './FollowRequestButtons.module.css'

const ConfirmDialog = lazyComponent(async () => (await import('#ui/ConfirmDialog.tsx')).ConfirmDialog)

const responses = { approve: 'approveFollowRequest', deny: 'denyFollowRequest' } as const
const confirmations = { approve: 'modalOnApproveFollow', deny: 'modalOnDenyFollow' } as const

/** Accept and reject buttons, each with a confirmation if the setting says so. */
export function FollowRequestButtons({ from, labelledBy }: { from: AccountId; labelledBy?: string }) {
  const t = useT()
  const session = useSession()
  const account = useAccount(from)
  const busy = useRunning(followRequestKey(from))
  const [asking, setAsking] = useState<keyof typeof responses | null>(null)
  const area = use(ListAreaContext)
  const group = useRef<HTMLDivElement>(null)
  const response = (which: keyof typeof responses) => {
    setAsking(null)
    const leave = group.current && leaveTo(group.current, area?.list?.element)
    void runDeferred(session, import('#features/followRequests/model/answerFollowRequest.ts'), (part) =>
      part[responses[which]](session, from).then(leave),
    )
  }
  const press = (which: keyof typeof responses) => {
    if (settingsOf(session).get(confirmations[which])) setAsking(which)
    else response(which)
  }
  return (
    <div
      ref={group}
      className={css.buttons}
      role="group"
      aria-labelledby={labelledBy}
      aria-label={labelledBy === undefined && account ? nameAndHandleText(account) : undefined}
    >
      <Button tone="primary" icon={checkIcon} disabled={busy} onClick={() => press('approve')}>
        {t('followRequest.approve')}
      </Button>
      <Button icon={closeIcon} busy={busy} onClick={() => press('deny')}>
        {t('followRequest.deny')}
      </Button>
      {asking && (
        <Part>
          <ConfirmDialog
            title={t(`followRequest.${asking}.title`)}
            confirmLabel={t(`followRequest.${asking}`)}
            cancelLabel={t('general.cancel')}
            closeLabel={t('general.close')}
            danger={asking === 'deny'}
            onConfirm={() => response(asking)}
            onCancel={() => setAsking(null)}
          >
            {t(`followRequest.${asking}.text`, { name: account ? nameAndHandleText(account) : '' })}
          </ConfirmDialog>
        </Part>
      )}
    </div>
  )
}

/** Returns the element that gets the focus when these buttons, or the whole notification, are removed. */
function leaveTo(buttons: HTMLElement, list: HTMLElement | undefined): () => void {
  const own = buttons.closest('article')
  const all = [...(list?.querySelectorAll('article') ?? [])]
  const at = own ? all.indexOf(own) : -1
  const neighbour = all[at + 1] ?? all[at - 1]
  return () => {
    if (buttons.isConnected || !document.hasFocus() || document.activeElement !== document.body) return
    if (own?.isConnected) own.focus()
    else neighbour?.focus()
  }
}
