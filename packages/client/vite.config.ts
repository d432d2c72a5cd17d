import { Features } from 'lightningcss'
import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { lazyChunks } from './chunks.ts'
import { cataloguePlugin } from './vite/cataloguePlugin.ts'
import { uncompiled } from './uncompiled.ts'
import { chunksPlugin } from './vite/chunksPlugin.ts'
import { compileHintPlugin } from './vite/compileHintPlugin.ts'
import { earlyScriptPlugin } from './vite/earlyScriptPlugin.ts'
import { emojiPlugin } from './vite/emojiPlugin.ts'
import { languagesPlugin } from './vite/languagesPlugin.ts'
import { workerPlugin } from './vite/workerPlugin.ts'

/**
 * Requirements of the bundle, so that it runs under the content security policy of a stock Akkoma: no inline script or style, no data: or
 * blob: address, and no folder or file with a name that the server reserves (scripts/build.mjs checks the result).
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // Chunks of the first post have no texts of their own; chunks that every page loads after it have their own tier.
    cataloguePlugin({
      tierOfChunk: {
        newDevice: 'start',
        post: 'page',
        page: 'page',
        rows: 'page',
        notes: 'page',
        staff: 'page',
        narrow: 'page',
        marks: 'page',
        popovers: 'page',
        keys: 'page',
      },
      chunks: lazyChunks,
    }),
    languagesPlugin(),
    emojiPlugin(),
    earlyScriptPlugin('src/earlyRequest.ts'),
    chunksPlugin({ entry: 'src/main.tsx', apart: ['src/earlyRequest.ts'], later: lazyChunks }),
    compileHintPlugin('start'),
    react({ compiler: true, exclude: [/\/node_modules\//, ...uncompiled.map((path) => join(import.meta.dirname, 'src', path))] }),
    // The name that Akkoma's manifest gives to a worker.
    workerPlugin({ source: 'src/worker/main.ts', fileName: 'sw-pleroma.js' }),
    // An admin replaces a broken worker by this one.
    workerPlugin({ source: 'src/worker/end.ts', fileName: 'static/sw-off.js' }),
  ],
  css: {
    transformer: 'lightningcss',
    // Hashed, so that a class written into a post by a stranger can never be one of ours.
    // No rule says `light-dark()`: the variables that it writes for older browsers would be read by nothing.
    lightningcss: { cssModules: { pattern: '[local]-[hash]' }, exclude: Features.LightDark },
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
    // Parts that are loaded later themselves import the composer's window in both ways.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
})
