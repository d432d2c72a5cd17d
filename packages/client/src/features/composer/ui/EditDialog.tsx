import { useState } from 'react'
import type { StatusSource } from '@rookery/api/calls/statusWriting'
import type { StatusId } from '@rookery/api/wire/model'
import { composersOf } from '#features/posting/model/Composers.ts'
import { draftOfStatus } from '#features/drafts/model/draftOfStatus.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { statusSourceQuery } from '#features/statuses/model/statusSource.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSlot } from '#features/session/model/useSlot.ts'
import { useT } from '#i18n/useT.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import type { StatusDialogProps } from '#features/statusActions/ui/StatusAction.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { Composer } from './Composer.tsx'
import css from './Composer.module.css'

/** Edits a post of the user. It starts with the source text that the server has. */
export function EditDialog({ id, onClose }: StatusDialogProps) {
  const t = useT()
  const query = useSessionQuery(statusSourceQuery(useSession(), id))
  return (
    <Dialog title={t('composer.editTitle')} closeLabel={t('general.close')} onClose={onClose}>
      <QueryView query={query} failed="composer.sourceError">
        {(source) => (
          <Part waiting={<Spinner />}>
            <EditForm id={id} source={source} onClose={onClose} />
          </Part>
        )}
      </QueryView>
    </Dialog>
  )
}

/** The form, and a button to discard an earlier unsaved edit. */
function EditForm({ id, source, onClose }: { id: StatusId; source: StatusSource; onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const drafts = useSlot(draftsOf)
  const status = useStatus(id)
  const draft = `edit:${id}` as const
  const [wasBegun, setWasBegun] = useState(() => drafts.get(draft) !== undefined)
  if (status === undefined) return null
  const start = draftOfStatus(status, source)
  return (
    <>
      {wasBegun && (
        <p className={css.begun}>
          {t('composer.edit.begun')}{' '}
          <Button
            size="small"
            onClick={() => {
              drafts.remove(draft)
              composersOf(session).open(draft, start)
              setWasBegun(false)
            }}
          >
            {t('composer.edit.anew')}
          </Button>
        </p>
      )}
      {/* A new start is another form. */}
      <Composer key={String(wasBegun)} draft={draft} start={start} focusOnOpen onPosted={onClose} />
    </>
  )
}
