import { useCapability } from '#data/session/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { eyeIcon } from '#ui/icons/eye.ts'
import type { ComposerToolProps } from './ComposerToolProps.ts'

/** Shows what the server would make of the text, where it tells without posting it. */
export function PreviewTool({ open, onToggle }: ComposerToolProps) {
  const t = useT()
  const canPreview = useCapability('preview')
  if (!canPreview) return null
  return <IconButton icon={eyeIcon} label={t('composer.preview')} pressed={open.has('preview')} onClick={() => onToggle('preview')} />
}
