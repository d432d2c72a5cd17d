import type { StatusId } from '@rookery/api/wire/model'
import { Suspense, useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { EditHistory } from './lazyDialogs.ts'
import css from './StatusHeader.module.css'

/** Says that a post was edited, and opens its versions. */
export function EditedMark({ id }: { id: StatusId }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.edited}
        aria-haspopup="dialog"
        onPointerEnter={() => void EditHistory.preload()}
        onClick={() => setOpen(true)}
      >
        {t('status.edited')}
      </button>
      {open && (
        <Suspense>
          <EditHistory id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
