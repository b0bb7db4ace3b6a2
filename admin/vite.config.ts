/** Builds the admin into admin/dist: one chunk a screen, nothing inline, nothing evaluated, two languages. */
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' }],
  resolve: { alias: { '@leadwright/sdk': here('../sdk/src/index.ts') } },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
})
