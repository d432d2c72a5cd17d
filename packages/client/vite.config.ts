import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { cataloguePlugin } from './vite/cataloguePlugin.ts'
import { earlyScriptPlugin } from './vite/earlyScriptPlugin.ts'
import { sheetsAgainPlugin } from './vite/sheetsAgainPlugin.ts'
import { startChunkPlugin } from './vite/startChunkPlugin.ts'

const compiledFolders = [
  '/src/data/',
  '/features/about/',
  '/features/interactions/',
  '/features/lists/',
  '/features/notifications/',
  '/features/profile/',
  '/features/signIn/',
  '/features/thread/',
  '/src/i18n/',
  '/src/services/',
  '/parts/attachments/A',
  '/parts/composer/',
  '/parts/links/',
  '/parts/notification/',
  '/parts/poll/',
  '/parts/popovers/',
  '/parts/thread/',
  '/parts/veil/',
  '/parts/viewer/',
]

/** What draws much that stays the same when it is drawn again. */
const compiledParts = [
  '/account/AccountAvatar.tsx',
  '/content/ContentView.tsx',
  '/content/StatusContent.tsx',
  '/feed/FeedList.tsx',
  '/feed/FeedPost.tsx',
  '/feed/StatusFeed.tsx',
  '/status/StatusActions.tsx',
  '/status/StatusBody.tsx',
  '/status/StatusCard.tsx',
  '/status/StatusHeader.tsx',
  '/status/StatusItem.tsx',
  '/ui/WindowedList.tsx',
]

/**
 * What the bundle must keep to, so that it runs unchanged under the content policy of a stock Akkoma:
 * no inline script or style, nothing as a data: or blob: address, and no folder or file whose whole
 * name is a word the server keeps for itself (scripts/build.mjs checks the finished bundle).
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    cataloguePlugin(),
    sheetsAgainPlugin(),
    earlyScriptPlugin('src/earlyRequest.ts'),
    startChunkPlugin('src/main.tsx', ['src/earlyRequest.ts']),
    // Remembering pays where one change would draw a whole list or a whole post again, and costs 7.7 kB of the first load
    // (brotli) when everything has it. So what draws lists and posts is compiled and keeps its elements, and so are the
    // screens and what comes later; the leaves in parts/ take an id, draw a few elements and are not.
    react({ compiler: { sources: [...compiledFolders, ...compiledParts] } }),
  ],
  css: {
    transformer: 'lightningcss',
    // Hashed, so that a class written into a post by a stranger can never be one of ours.
    lightningcss: { cssModules: { pattern: '[local]-[hash]' } },
  },
  build: {
    target: 'es2023',
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    // Every browser that runs our syntax knows modulepreload.
    modulePreload: { polyfill: false },
    // Compressed sizes come from the files that scripts/build.mjs writes.
    reportCompressedSize: false,
    sourcemap: false,
  },
})
