import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { adjustmentsIcon } from '#ui/icons/adjustments.ts'
import type { ComposerToolProps } from '#features/posting/model/ComposerToolProps.ts'

/** Opens rarely used options: language, format, schedule and lifetime. */
export function OptionsTool({ open, onToggle }: ComposerToolProps) {
  const t = useT()
  return (
    <IconButton icon={adjustmentsIcon} label={t('composer.options')} pressed={open.has('options')} onClick={() => onToggle('options')} />
  )
}
