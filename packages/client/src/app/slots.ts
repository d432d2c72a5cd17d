import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

/** What the shell hands to the composer in the left column and in the new-post dialog. */
export interface ComposerSlotProps {
  readonly draft: 'status'
  /** The post is on its way; the dialog closes. */
  readonly onPosted?: () => void
}

/**
 * Features that the shell keeps a place for. As long as one is null, neither its place nor any control for it is drawn.
 */
export interface Slots {
  readonly composer: ComponentType<ComposerSlotProps> | null
  /** The third column, and the drawer on narrower pages: a panel with its own heading. */
  readonly notifications: ComponentType | null
}

export const slots: Slots = {
  composer: lazyRouteComponent(() => import('#parts/composer/Composer.tsx'), 'Composer'),
  notifications: lazyRouteComponent(() => import('#features/notifications/NotificationsPanel.tsx'), 'NotificationsPanel'),
}
