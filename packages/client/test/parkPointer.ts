import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the pointer into the corner of the page. It stays where a test leaves it, and would rest on what the next one draws there. */
    parkPointer: () => Promise<void>
  }
}

export const parkPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(0, 0)
