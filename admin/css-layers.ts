/**
 * Puts every CSS file into a cascade layer, so that what wins does not depend on the order in which screens are loaded: a
 * module into the layer of its folder, the page's own files below all, those of packages in between.
 */
import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Each wins over those before it, whatever their selectors. */
const LAYERS = ['page', 'vendor', 'ui', 'product', 'features', 'app']

export const cssLayers = (): Plugin => ({
  name: 'css-layers',
  enforce: 'pre',
  transform(code, id) {
    const [file = '', query] = id.split('?')
    if (!file.endsWith('.css') || query === 'raw') return undefined
    return { code: `@layer ${LAYERS.join(', ')};\n@layer ${layerOf(file)} {\n${code}\n}\n`, map: null }
  },
})

function layerOf(file: string): string {
  const folder = relative(import.meta.dirname, file).split(sep)[0] ?? ''
  if (!LAYERS.includes(folder)) return 'vendor'
  return file.endsWith('.module.css') ? folder : 'page'
}
