import { beforeAll, beforeEach, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import './stillWindows.css'

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
  await page.viewport(414, 896)
  await commands.parkPointer()
})

// The library says this in its own module, which only the first file loads.
beforeEach(cleanup)
