import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import client from '../vite.config.ts'

// The workshop has its own entry and is never built: `node node_modules/vite/bin/vite.js --config packages/client/workshop/vite.config.ts`.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  plugins: [react()],
  css: client.css ?? {},
})
