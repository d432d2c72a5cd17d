import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { eyeIcon } from '#ui/icons/eye.ts'
import type { ComposerToolProps } from '#features/posting/model/ComposerToolProps.ts'

/** Shows a preview of the post. */
export function PreviewTool({ open, onToggle }: ComposerToolProps) {
  const t = useT()
  return <IconButton icon={eyeIcon} label={t('composer.preview')} pressed={open.has('preview')} onClick={() => onToggle('preview')} />
}
