import { messageText, type Message } from '#features/notices/model/Message.ts'
import { checkImage, imageLimit, saveMascot } from '#features/profileSettings/model/profileImageUploads.ts'
import { mascotQuery } from '#features/security/model/security.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { comparedSizes } from '#i18n/fileSize.ts'
import { FormFailure } from '#features/settingControls/ui/SettingsForm.tsx'
import { useSubmit } from '#features/settingControls/model/useSubmit.ts'
import { ImageRow } from './ImageRow.tsx'

/** The image next to the composer in some clients. It is shown uncropped. */
export function MascotRow() {
  const t = useT()
  const formats = useFormats()
  const session = useSession()
  const { data } = useSessionQuery(mascotQuery(session))
  const limit = useServer(({ instance }) => imageLimit(instance, 'mascot'))
  const { busy, failure, send } = useSubmit()

  function save(file: File): void {
    void send(async (): Promise<Message | null> => {
      const checked = await checkImage(file)
      if (checked.kind === 'unfit') return { key: 'accountSettings.pictures.failed', args: { error: checked.error } }
      checked.image.close()
      if (limit > 0 && file.size > limit) {
        return { key: 'composer.file_too_big', args: { ...comparedSizes(file.size, limit, { t, formats }) } }
      }
      const error = await saveMascot(session, file)
      return error && { key: 'accountSettings.pictures.failed', args: { error } }
    })
  }

  return (
    <>
      <ImageRow kind="mascot" src={data ?? ''} busy={busy} onFile={save} />
      <FormFailure>{failure && messageText(t, failure)}</FormFailure>
    </>
  )
}
