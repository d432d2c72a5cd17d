import type { FunctionComponent } from 'react'
import { AddPostTool } from './AddPostTool.tsx'
import { AttachTool } from './AttachTool.tsx'
import type { ComposerToolProps } from '#features/posting/model/ComposerToolProps.ts'
import { EmojiTool } from './EmojiTool.tsx'
import { OptionsTool } from './OptionsTool.tsx'
import { PollTool } from './PollTool.tsx'
import { PreviewTool } from './PreviewTool.tsx'
import { SubjectTool } from './SubjectTool.tsx'

export interface ComposerTool {
  readonly id: string
  readonly Tool: FunctionComponent<ComposerToolProps>
}

/** The row of tools under the text, in its order. A new tool is a new row. */
export const composerTools: readonly ComposerTool[] = [
  { id: 'attach', Tool: AttachTool },
  { id: 'subject', Tool: SubjectTool },
  { id: 'poll', Tool: PollTool },
  { id: 'emoji', Tool: EmojiTool },
  { id: 'preview', Tool: PreviewTool },
  { id: 'options', Tool: OptionsTool },
  { id: 'addPost', Tool: AddPostTool },
]
