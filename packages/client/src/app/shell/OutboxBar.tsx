import { useState } from 'react'

import type { Outbox } from '#data/outbox/outboxOf.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { useLiveRegionReady } from '#lib/useLiveRegionReady.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sendIcon } from '#ui/icons/send.ts'
import css from './OfflineBar.module.css'
import { OutboxDialog } from './OutboxDialog.tsx'

/** How much waits for a line and how much the server refused, and the way to the list of it. */
export function OutboxBar({ outbox }: { outbox: Outbox }) {
  const t = useT()
  const entries = useCell(outbox)
  const [isOpen, setIsOpen] = useState(false)
  const isReady = useLiveRegionReady()
  const refused = entries.filter(({ failure }) => failure !== null).length
  const waiting = entries.length - refused
  return (
    <>
      <div className={entries.length > 0 ? css.bar : undefined}>
        {entries.length > 0 && <Icon path={sendIcon} />}
        <span role="status">
          {isReady && waiting > 0 && t('outbox.waiting', { count: waiting })}
          {waiting > 0 && refused > 0 && ' '}
          {isReady && refused > 0 && t('outbox.refused', { count: refused })}
        </span>
        {entries.length > 0 && (
          <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('outbox.show')}
          </Button>
        )}
      </div>
      {isOpen && <OutboxDialog outbox={outbox} onClose={() => setIsOpen(false)} />}
    </>
  )
}
