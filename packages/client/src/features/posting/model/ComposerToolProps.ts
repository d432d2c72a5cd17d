import type { RefObject } from 'react'
import type { Composers } from './Composers.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import type { ComposerPanel } from './ComposerPanel.ts'
import type { TextHandle } from './TextHandle.ts'

/** Props of a composer's tool. It reads the draft with `useComposerPart`. */
export interface ComposerToolProps {
  readonly draft: DraftKey
  readonly composers: Composers
  /** The text with its caret, for tools that insert text. */
  readonly text: RefObject<TextHandle | null>
  readonly open: ReadonlySet<ComposerPanel>
  readonly onToggle: (panel: ComposerPanel) => void
}
