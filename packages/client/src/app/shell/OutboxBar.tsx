import { useState } from 'react'

import type { ActionQueue } from '#features/actions/model/createActionQueue.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { useLiveRegionReady } from '#lib/useLiveRegionReady.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sendIcon } from '#ui/icons/send.ts'
import css from './OfflineBar.module.css'
import { OutboxDialog } from './OutboxDialog.tsx'

/** How much waits for a line and how much the server refused, and the way to the list of it. */
export function OutboxBar({ outbox }: { outbox: ActionQueue }) {
  const t = useT()
  const entries = useCell(outbox)
  const unread = useCell(outbox.unreadable).length
  const hasAny = entries.length + unread > 0
  const [isOpen, setIsOpen] = useState(false)
  const isReady = useLiveRegionReady()
  const failedCount = entries.filter(({ failure }) => failure !== null).length
  const waiting = entries.length - failedCount
  return (
    <>
      <div className={hasAny ? css.bar : undefined}>
        {hasAny && <Icon path={sendIcon} />}
        <span role="status">
          {isReady && waiting > 0 && t('outbox.waiting', { count: waiting })}
          {waiting > 0 && failedCount > 0 && ' '}
          {isReady && failedCount > 0 && t('outbox.refused', { count: failedCount })}
          {entries.length > 0 && unread > 0 && ' '}
          {isReady && unread > 0 && t('outbox.unread', { count: unread })}
        </span>
        {hasAny && (
          <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('outbox.show')}
          </Button>
        )}
      </div>
      {isOpen && <OutboxDialog outbox={outbox} onClose={() => setIsOpen(false)} />}
    </>
  )
}
