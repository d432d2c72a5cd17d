import type { Attachment } from '@rookery/api/wire/model'
import { useState } from 'react'
import { pagePolicy } from '#lib/askPagePolicy.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { attachmentName } from './attachmentName.ts'
import css from './AttachmentLine.module.css'
import { FileLink } from './FileLink.tsx'

/** A page as an attachment: a link to it, and shown in place on demand, without scripts, where the server allows frames. */
export function EmbeddedPage({ attachment }: { attachment: Attachment }) {
  const t = useT()
  const [state, setState] = useState<'link' | 'shown' | 'refused'>('link')
  const show = async () => setState((await pagePolicy()).frames(attachment.url) ? 'shown' : 'refused')
  return (
    <div className={css.page}>
      <FileLink attachment={attachment} />
      {state === 'link' && (
        <Button size="small" onClick={() => void show()}>
          {t('attachment.page.show')}
        </Button>
      )}
      <p className={css.words} role="status">
        {state === 'refused' && t('attachment.page.refused')}
      </p>
      {state === 'shown' && (
        <iframe className={css.running} src={attachment.url} sandbox="" referrerPolicy="no-referrer" title={attachmentName(attachment)} />
      )}
    </div>
  )
}
