import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { cataloguePlugin } from './vite/cataloguePlugin.ts'
import { earlyScriptPlugin } from './vite/earlyScriptPlugin.ts'
import { startChunkPlugin } from './vite/startChunkPlugin.ts'

/**
 * What the bundle must keep to, so that it runs unchanged under the content policy of a stock Akkoma:
 * no inline script or style, nothing as a data: or blob: address, and no folder or file whose whole
 * name is a word the server keeps for itself (scripts/build.mjs checks the finished bundle).
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    cataloguePlugin(),
    earlyScriptPlugin('src/earlyRequest.ts'),
    startChunkPlugin('src/main.tsx', ['src/earlyRequest.ts']),
    // The leaves in ui/ gain nothing from remembering: who draws them is compiled and keeps their elements. Compiled, the
    // kit of the first screen weighs 2.9 kB more (brotli) and each icon on a page keeps a cache. The frame in app/ is drawn
    // again only when a drawer opens or the layout changes, and hands its screen on as it got it: 2.1 kB for nothing.
    react({
      compiler: {
        sources: ['/src/data/', '/src/features/', '/src/i18n/', '/src/parts/', '/src/services/', '/ui/WindowedList'],
      },
    }),
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
