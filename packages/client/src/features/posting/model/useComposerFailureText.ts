import type { ComposerFailure } from './composerReducer.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { comparedSizes, fileSize } from '#i18n/fileSize.ts'

/** The text of a failure, with sizes formatted in the user's language. */
export function useComposerFailureText(): (error: ComposerFailure) => string {
  const t = useT()
  const formats = useFormats()
  const failed = (reason: string) => t('composer.uploadFailed', { reason })
  return (error) => {
    switch (error.kind) {
      case 'refused':
        return messageText(t, error.message)
      case 'unreached':
        return t('composer.fileWaits')
      case 'unfit':
        return failed(messageText(t, error.message))
      case 'tooBig': {
        if (error.allowed === null) return failed(t('composer.file.tooBigHere', { size: fileSize(error.size, { t, formats }) }))
        return failed(t('composer.file_too_big', { ...comparedSizes(error.size, error.allowed, { t, formats }) }))
      }
      case 'tooWide': {
        const [width, height] = [formats.number(error.width), formats.number(error.height)]
        const allowed = formats.number(error.allowed / 1e6, { maximumFractionDigits: 1 })
        return failed(t('composer.file.tooWide', { width, height, allowed }))
      }
    }
  }
}
