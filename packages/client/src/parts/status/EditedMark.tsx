import type { StatusId } from '@rookery/api/wire/model'
import { useT } from '#i18n/useT.ts'
import { EditHistory } from './lazyDialogs.ts'
import css from './StatusHeader.module.css'
import { useDialog } from './useDialog.ts'

/** Says that a post was edited, and opens its versions. */
export function EditedMark({ id }: { id: StatusId }) {
  const t = useT()
  const history = useDialog(EditHistory)
  return (
    <>
      <button
        type="button"
        className={css.edited}
        aria-haspopup="dialog"
        onPointerEnter={() => void EditHistory.preload()?.catch(() => null)}
        onClick={history.open}
      >
        {t('status.edited')}
      </button>
      {history.isOpen && <EditHistory id={id} onClose={history.close} />}
    </>
  )
}
