import { descriptionLeft } from '#features/posting/model/fileRules.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { TextArea } from '#ui/TextArea.tsx'

export interface DescriptionFieldProps {
  description: string
  onDescribe: (text: string) => void
}

/** Field for the description of a file, with the server's maximum length. */
export function DescriptionField({ description, onDescribe }: DescriptionFieldProps) {
  const t = useT()
  const limit = useServer(({ instance }) => instance.descriptionLimit)
  const isLong = (descriptionLeft(description, limit) ?? 0) < 0
  return (
    <TextArea
      label={t('composer.describe')}
      hint={description === '' ? t('composer.describe.hint') : undefined}
      error={isLong ? t('composer.descriptionTooLong') : undefined}
      rows={2}
      value={description}
      onChange={(event) => onDescribe(event.currentTarget.value)}
    />
  )
}
