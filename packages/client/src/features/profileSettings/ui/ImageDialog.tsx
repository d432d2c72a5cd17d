import { useEffect, useState } from 'react'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import {
  checkImage,
  minAvatarEdge,
  imageLimit,
  imageShapes,
  saveProfileImage,
  type ImageCheck,
  type ProfileImage,
} from '#features/profileSettings/model/profileImageUploads.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { cropArea, wholeFrame } from '#lib/cropArea.ts'
import { cutImage } from '#lib/cutImage.ts'
import { comparedSizes } from '#i18n/fileSize.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ImageCropper } from '#ui/ImageCropper.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { FormFailure } from '#features/settingControls/ui/SettingsForm.tsx'
import { useSubmit } from '#features/settingControls/model/useSubmit.ts'
import css from './profile.module.css'

export interface ImageDialogProps {
  kind: ProfileImage
  file: File
  onClose: () => void
}

/** Crops a chosen file to the displayed shape and uploads it. After a failure the file and its crop stay. */
export function ImageDialog({ kind, file, onClose }: ImageDialogProps) {
  const t = useT()
  const formats = useFormats()
  const session = useSession()
  const limit = useServer(({ instance }) => imageLimit(instance, kind))
  const { aspect, edge } = imageShapes[kind]
  const looked = useCheckedImage(file)
  const checked = looked?.check ?? null
  const [crop, setCrop] = useState(wholeFrame)
  const [isWhole, setWhole] = useState(false)
  const { busy, failure, send } = useSubmit()
  const image = checked?.kind === 'fit' ? checked.image : null
  const area = image && cropArea(image, aspect, crop)
  const shown = isWhole ? image : area
  const isSmall = kind === 'avatar' && shown !== null && Math.min(shown.width, shown.height) < minAvatarEdge

  async function save(): Promise<void> {
    const isDone = await send(async (): Promise<Message | null> => {
      if (image === null || area === null) return null
      const sent = isWhole ? file : await cutImage(image, file, area, { edge, bytes: limit })
      if (sent === null) return { key: 'accountSettings.pictures.notCut' }
      if (limit > 0 && sent.size > limit) {
        return { key: 'composer.file_too_big', args: { ...comparedSizes(sent.size, limit, { t, formats }) } }
      }
      const error = await saveProfileImage(session, kind, sent)
      return error && { key: 'accountSettings.pictures.failed', args: { error } }
    })
    if (isDone) onClose()
  }

  return (
    <Dialog
      title={t(`accountSettings.pictures.${kind}`)}
      closeLabel={t('general.close')}
      onClose={onClose}
      size={kind === 'avatar' ? 'small' : 'medium'}
      footer={
        <>
          <Button onClick={onClose}>{t('general.cancel')}</Button>
          <Button tone="primary" busy={busy} disabled={image === null} onClick={() => void save()}>
            {t('accountSettings.pictures.save')}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        {checked === null && <Spinner label={t('general.loading')} />}
        {checked?.kind === 'unfit' && (
          <FormFailure>{t('accountSettings.pictures.failed', { error: messageText(t, checked.error) })}</FormFailure>
        )}
        {image && !isWhole && (
          <ImageCropper
            src={looked?.src ?? ''}
            image={image}
            aspect={aspect}
            crop={crop}
            onCrop={setCrop}
            isAvatar={kind === 'avatar'}
            labels={{
              zoom: t('accountSettings.crop.zoom'),
              x: t('accountSettings.crop.x'),
              y: t('accountSettings.crop.y'),
            }}
          />
        )}
        {image && (
          <Checkbox
            label={t('accountSettings.crop.whole')}
            hint={checked?.kind === 'fit' && checked.moves ? t('accountSettings.crop.moves') : undefined}
            checked={isWhole}
            onChange={(event) => setWhole(event.currentTarget.checked)}
          />
        )}
        <p className={css.faint} role="status">
          {isSmall &&
            t('accountSettings.crop.small', {
              width: Math.round(shown.width),
              height: Math.round(shown.height),
              edge: minAvatarEdge,
            })}
        </p>
        <FormFailure>{failure && messageText(t, failure)}</FormFailure>
      </div>
    </Dialog>
  )
}

interface CheckedImage {
  readonly file: File
  readonly check: ImageCheck
  /** Where the page shows it from. */
  readonly src: string
}

/** The checked image of a file; null while it is read. */
function useCheckedImage(file: File): CheckedImage | null {
  const [known, setKnown] = useState<CheckedImage | null>(null)
  useEffect(() => {
    const src = URL.createObjectURL(file)
    let check: ImageCheck | null = null
    let isOver = false
    const close = () => check?.kind === 'fit' && check.image.close()
    void checkImage(file).then((result) => {
      check = result
      if (isOver) close()
      else setKnown({ file, check: result, src })
    })
    return () => {
      isOver = true
      URL.revokeObjectURL(src)
      close()
    }
  }, [file])
  return known?.file === file ? known : null
}
