// First of all, because React reads the console as it loads. Each file imports this module again, but not those that it imports: a worker
// has one page, and they change it for all files.
import './noOwnerStacks.ts'
import './unseenPage.ts'
import '../../../scripts/propertySeed.ts'
import { beforeAll, beforeEach, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import './stillWindows.css'
import { resizePage } from './resizePage.ts'

// All browser tests of a worker share one document, so that its modules are loaded once. Each file begins with it as new.
beforeAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await cleanup()
  document.body.replaceChildren()
  document.adoptedStyleSheets = []
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  document.documentElement.lang = 'en'
  localStorage.clear()
  sessionStorage.clear()
  await resizePage(414, 896)
  await commands.parkPointer()
})

// The library says this in its own module, which only the first file loads.
beforeEach(cleanup)
