import type { Attachment } from '@rookery/api/wire/model'
import { useState } from 'react'
import { pagePolicy } from '#lib/askPagePolicy.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { attachmentName } from '#features/media/model/attachmentName.ts'
import css from './AttachmentLine.module.css'
import { FileLink } from './FileLink.tsx'

/** A page as an attachment: a link to it, and shown in place on demand, without scripts, where the server allows frames. */
export function EmbeddedPage({ attachment }: { attachment: Attachment }) {
  const t = useT()
  const [state, setState] = useState<'link' | 'shown' | 'refused' | 'failed'>('link')
  const show = async () => {
    const policy = await pagePolicy()
    if (!policy.told) setState('failed')
    else setState(policy.frames(attachment.url) ? 'shown' : 'refused')
  }
  return (
    <div className={css.page}>
      <FileLink attachment={attachment} />
      {state === 'link' && (
        <Button size="small" onClick={() => void show()}>
          {t('attachment.page.show')}
        </Button>
      )}
      {/* The region exists before its text, so that screen readers announce it; empty it takes no space. */}
      <p className={css.refusal} role="status" data-empty={(state !== 'refused' && state !== 'failed') || undefined}>
        {state === 'refused' && t('attachment.page.refused')}
        {state === 'failed' && t('attachment.failed')}
      </p>
      {state === 'shown' && (
        <iframe className={css.running} src={attachment.url} sandbox="" referrerPolicy="no-referrer" title={attachmentName(attachment)} />
      )}
    </div>
  )
}
