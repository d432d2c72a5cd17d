import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

import { compressFiles, filesOf } from '../scripts/bundle.mjs'

/** Builds the bare page as the client is built; returns the folder. */
export async function buildBare(): Promise<string> {
  const outDir = join(import.meta.dirname, '../.cache/bare')
  await build({
    root: join(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react({ compiler: true })],
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false }, reportCompressedSize: false },
  })
  await compressFiles(outDir, await filesOf(outDir))
  return outDir
}
