import { messageText, type Message } from '#data/notices/Message.ts'
import { checkPicture, pictureLimit, saveMascot } from '#data/profile/profilePictures.ts'
import { mascotQuery } from '#data/queries/security.ts'
import { useSessionQuery } from '#data/queries/useSessionQuery.ts'
import { useServer } from '#data/session/useServer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { comparedSizes } from '#lib/fileSize.ts'
import { FormFailure } from '../SettingsForm.tsx'
import { useSubmit } from '../useSubmit.ts'
import { PictureRow } from './PictureRow.tsx'

/** The picture beside the composer of some clients. It is shown whole, so it is not cropped. */
export function MascotRow() {
  const t = useT()
  const formats = useFormats()
  const session = useSession()
  const { data } = useSessionQuery(mascotQuery(session))
  const limit = useServer(({ instance }) => pictureLimit(instance, 'mascot'))
  const { busy, failure, send } = useSubmit()

  function save(file: File): void {
    void send(async (): Promise<Message | null> => {
      const checked = await checkPicture(file)
      if (checked.kind === 'unfit') return { key: 'accountSettings.pictures.failed', args: { error: checked.problem } }
      checked.picture.close()
      if (limit > 0 && file.size > limit) {
        return { key: 'composer.file_too_big', args: { ...comparedSizes(file.size, limit, formats) } }
      }
      const error = await saveMascot(session, file)
      return error && { key: 'accountSettings.pictures.failed', args: { error } }
    })
  }

  return (
    <>
      <PictureRow kind="mascot" src={data ?? ''} busy={busy} onFile={save} />
      <FormFailure>{failure && messageText(t, failure)}</FormFailure>
    </>
  )
}
