import { roomForFiles } from '#data/composer/composerReducer.ts'
import { useComposerPart } from '#data/composer/useComposer.ts'
import { useServer } from '#data/session/useServer.ts'
import { AttachButton } from './AttachButton.tsx'
import type { ComposerToolProps } from './ComposerToolProps.ts'

/** Attaches files, as many as the server takes. */
export function AttachTool({ draft, composers }: ComposerToolProps) {
  const most = useServer(({ instance }) => instance.maxAttachments)
  const types = useServer(({ instance }) => instance.uploadLimits.types)
  const isFull = useComposerPart(draft, (state) => roomForFiles(state, most) === 0)
  return <AttachButton onFiles={(files) => composers.upload(draft, files)} full={isFull} types={types} />
}
