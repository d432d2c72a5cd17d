import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the pointer into the corner of the page, because it stays in place between tests and would hover over the next one. */
    parkPointer: () => Promise<void>
  }
}

export const parkPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(0, 0)
