/** What of a contract is promised: its stable operations, its events, and what they name. Pure. */
import { bare, type Document } from './document.ts'

/** Without words; nothing that a client of the stable operations cannot meet. */
export const promised = (document: Document): Document => withNamedAlone(bare(stableAlone(document)))

function stableAlone({ paths = {}, ...others }: Document): Document {
  const kept = Object.entries(paths).map(([path, methods]) => {
    const stable = Object.entries(methods).filter(([, operation]) => operation['x-stability'] === 'stable')
    return [path, Object.fromEntries(stable)] as const
  })
  return { ...others, paths: Object.fromEntries(kept.filter(([, methods]) => Object.keys(methods).length > 0)) }
}

/** The components that are reached from operations and events, by references of references. */
function withNamedAlone({ paths = {}, webhooks = {}, components = {} }: Document): Document {
  const reached: NonNullable<Document['components']> = {}
  const pending: unknown[] = [paths, webhooks]
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    for (const [, group = '', name = ''] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g)) {
      const component = components[group]?.[name]
      if (component === undefined || reached[group]?.[name] !== undefined) continue
      reached[group] = { ...reached[group], [name]: component }
      pending.push(component)
    }
  }
  return { paths, webhooks, components: reached }
}
