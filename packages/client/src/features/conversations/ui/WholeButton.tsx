import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { Button } from '#ui/Button.tsx'

/** Leads from a branch to the whole conversation, with the number of other posts. */
export function WholeButton() {
  const t = useT()
  const { view, dive } = useThreadSurface()
  const outside = useCellPart(view.image, (image) => image.outside)
  if (outside === 0) return null
  return (
    <Button size="small" onClick={() => dive(null)}>
      {t('thread.whole', { count: outside })}
    </Button>
  )
}
