import { roomForFiles } from '#features/posting/model/composerReducer.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useCapability, useServer } from '#features/session/model/useServer.ts'
import { AttachButton } from './AttachButton.tsx'
import type { ComposerToolProps } from '#features/posting/model/ComposerToolProps.ts'

/** Attaches files, up to the server's limit. */
export function AttachTool({ draft, composers }: ComposerToolProps) {
  const max = useServer(({ instance }) => instance.maxAttachments)
  const types = useServer(({ instance }) => instance.uploadLimits.types)
  const isOffered = useCapability('filesInPosts')
  const isFull = useComposerPart(draft, (state) => roomForFiles(state, max) === 0)
  if (!isOffered) return null
  return <AttachButton onFiles={(files) => composers.upload(draft, files)} full={isFull} types={types} />
}
