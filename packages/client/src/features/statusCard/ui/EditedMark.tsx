import type { StatusId } from '@rookery/api/wire/model'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { EditHistory } from '#features/statusActions/ui/lazyDialogs.ts'
import css from './StatusHeader.module.css'
import { useDialog } from '#features/statusActions/model/useDialog.ts'

/** Says that a post was edited, and when; opens its versions. */
export function EditedMark({ id, at }: { id: StatusId; at: string }) {
  const t = useT()
  const formats = useFormats()
  const history = useDialog(EditHistory)
  return (
    <>
      <button
        type="button"
        className={css.edited}
        aria-haspopup="dialog"
        title={formats.date(new Date(at), { dateStyle: 'full', timeStyle: 'short' })}
        onPointerEnter={() => void EditHistory.preload()?.catch(() => null)}
        onClick={history.open}
      >
        {t('status.edited')}
      </button>
      {history.isOpen && <EditHistory id={id} onClose={history.close} />}
    </>
  )
}
