/** The layers of the admin: ui → product → features → app, each imports those before it; features never one another. */
import type { Rule } from '../source.ts'

const LAYERS = ['messages', 'ui', 'product', 'features', 'app']

const layerOf = (path: string): number => LAYERS.indexOf(/^admin\/(\w+)\//.exec(path)?.[1] ?? '')
const featureOf = (path: string): string | undefined => /^admin\/features\/([^/]+)\//.exec(path)?.[1]

export const adminLayers: Rule = source => {
  const layer = layerOf(source.path)
  if (layer === -1) return []
  return source.imports.flatMap(({ specifier, path = '' }) => {
    const to = layerOf(path)
    if (to > layer) return [`imports ${specifier}: ${LAYERS[layer]} comes before ${LAYERS[to]}`]
    const [own, other] = [featureOf(source.path), featureOf(path)]
    if (own && other && own !== other)
      return [`imports ${specifier}: what features share is in admin/product, they never import one another`]
    return []
  })
}
