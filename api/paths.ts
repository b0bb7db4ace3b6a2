/** Which endpoints a path of the API belongs to: its form without ids and tokens, and the methods that it takes. */
import type { Contract } from './platform/contract.ts'

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
