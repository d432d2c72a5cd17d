import type { ComposerProblem } from './composerReducer.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { comparedSizes, fileSize } from '#lib/fileSize.ts'

/** Says why something was not sent, with sizes as the reader's language writes them. */
export function useProblemText(): (problem: ComposerProblem) => string {
  const t = useT()
  const formats = useFormats()
  const failed = (reason: string) => t('composer.uploadFailed', { reason })
  return (problem) => {
    switch (problem.kind) {
      case 'refused':
        return messageText(t, problem.message)
      case 'unreached':
        return t('composer.fileWaits')
      case 'unfit':
        return failed(messageText(t, problem.message))
      case 'tooBig': {
        if (problem.allowed === null) return failed(t('composer.file.tooBigHere', { size: fileSize(problem.size, formats) }))
        return failed(t('composer.file_too_big', { ...comparedSizes(problem.size, problem.allowed, formats) }))
      }
      case 'tooWide': {
        const [width, height] = [formats.number(problem.width), formats.number(problem.height)]
        const allowed = formats.number(problem.allowed / 1e6, { maximumFractionDigits: 1 })
        return failed(t('composer.file.tooWide', { width, height, allowed }))
      }
    }
  }
}
