/** Which endpoints a path of the API belongs to: its form without ids and tokens, and the methods that it takes. */
import type { Contract } from './platform/features/contract.ts'

export interface KnownPath {
  /** `/v1/sites/{site_id}/tags` */
  template: string
  methods: readonly string[]
}

/** Whoever may read may ask for the head alone. */
export const asked = (methods: readonly Contract['method'][]): string[] =>
  methods.flatMap(method => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))

export function knownPaths(contracts: readonly Pick<Contract, 'method' | 'path'>[]) {
  const methods = Map.groupBy(contracts, ({ path }) => path)
  const known = [...methods].map(([template, same]) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: asked(same.map(({ method }) => method)),
  }))
  /** Several where one's parameter could be another's word. */
  return (path: string): KnownPath[] => known.filter(({ pattern }) => pattern.test(path))
}

interface PathNode {
  words: Map<string, PathNode>
  parameter?: PathNode
  /** Of the path that ends here, by method. */
  templates: Map<string, string>
}

const emptyNode = (): PathNode => ({ words: new Map(), templates: new Map() })

/** The same for a single request, in a millionth of a second: the form of its path, undefined where no endpoint takes it. */
export function pathTree(contracts: readonly Pick<Contract, 'method' | 'path'>[]) {
  const root = emptyNode()
  for (const { path, method } of contracts) {
    let node = root
    for (const word of path.split('/')) {
      const isParameter = word.startsWith('{')
      const next: PathNode = (isParameter ? node.parameter : node.words.get(word)) ?? emptyNode()
      if (isParameter) node.parameter = next
      else node.words.set(word, next)
      node = next
    }
    for (const name of asked([method])) node.templates.set(name, path)
  }
  const find = (node: PathNode, words: readonly string[], at: number, method: string): string | undefined => {
    if (at === words.length) return node.templates.get(method)
    const word = words[at] ?? ''
    const [exact, any] = [node.words.get(word), word === '' ? undefined : node.parameter]
    return (exact && find(exact, words, at + 1, method)) ?? (any && find(any, words, at + 1, method))
  }
  return (path: string, method: string): string | undefined => find(root, path.split('/'), 0, method)
}

const all = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * Paths that end in a word where another's have an id, such as `…/broadcasts/preview`, with the methods that they do not take:
 * no id is a word, so the other is not what is asked for.
 */
export function wordsAmongIds(contracts: readonly Pick<Contract, 'method' | 'path'>[]) {
  const withIds = new Set(
    contracts.map(({ path }) => path.replace(/\/\{\w+_id\}$/, '/{id}')).filter(path => path.endsWith('/{id}')),
  )
  const words = contracts.filter(({ path }) => withIds.has(path.replace(/\/[^/{}]+$/, '/{id}')))
  return [...Map.groupBy(words, ({ path }) => path)].map(([path, own]) => {
    const taken = own.map(({ method }) => method)
    return { path, refused: all.filter(method => !taken.includes(method)), allow: asked(taken) }
  })
}
