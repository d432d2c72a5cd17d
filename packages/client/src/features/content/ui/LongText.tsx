import { PlainText } from './PlainText.tsx'
import type { CutReason } from '@rookery/content'
import { previewText } from '@rookery/content/preview'
import { useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import css from './content.module.css'

const firstLength = 1_000
const step = 20_000

/** Content that was not laid out because it is too large: its text, a portion at a time, and why. */
export function LongText({ html, reason }: { html: string; reason: CutReason }) {
  const t = useT()
  const [length, setLength] = useState(firstLength)
  const preview = previewText(html, length)
  return (
    <>
      <p className={css.preview}>
        <PlainText text={preview.text} />
      </p>
      <p className={css.reason}>{t(`content.cut.${reason}`)}</p>
      {preview.more && (
        <Button size="small" onClick={() => setLength(length + step)}>
          {t('content.moreText')}
        </Button>
      )}
    </>
  )
}
