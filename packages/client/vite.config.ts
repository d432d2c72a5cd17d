import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { lazyChunks } from './chunks.ts'
import { cataloguePlugin } from './vite/cataloguePlugin.ts'
import { chunksPlugin } from './vite/chunksPlugin.ts'
import { earlyScriptPlugin } from './vite/earlyScriptPlugin.ts'
import { emojiPlugin } from './vite/emojiPlugin.ts'
import { workerPlugin } from './vite/workerPlugin.ts'

/**
 * What the bundle must keep to, so that it runs unchanged under the content policy of a stock Akkoma:
 * no inline script or style, nothing as a data: or blob: address, and no folder or file whose whole
 * name is a word the server keeps for itself (scripts/build.mjs checks the finished bundle).
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // What the first post waits for tells nothing of its own, and what every page fetches after it has texts of its own tier.
    cataloguePlugin({ tierOfChunk: { newDevice: 'start', post: 'page', page: 'page', staff: 'page' }, chunks: lazyChunks }),
    emojiPlugin(),
    earlyScriptPlugin('src/earlyRequest.ts'),
    chunksPlugin({ entry: 'src/main.tsx', apart: ['src/earlyRequest.ts'], later: lazyChunks }),
    // Everything is compiled but the files that begin with 'use no memo' and say why.
    react({ compiler: true }),
    // The name that Akkoma's manifest gives to a worker.
    workerPlugin({ source: 'src/worker/main.ts', fileName: 'sw-pleroma.js' }),
    // What an admin puts in its place when it turns out to be broken.
    workerPlugin({ source: 'src/worker/end.ts', fileName: 'static/sw-off.js' }),
  ],
  css: {
    transformer: 'lightningcss',
    // Hashed, so that a class written into a post by a stranger can never be one of ours.
    lightningcss: { cssModules: { pattern: '[local]-[hash]' } },
  },
  build: {
    // 'use no memo' has been read by then.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
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
