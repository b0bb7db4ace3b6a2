/** Which endpoints a path of the API belongs to: its form without ids and tokens, and the methods that it takes. */
import type { Contract } from './platform/contract.ts'

export interface KnownPath {
  /** `/v1/sites/{site_id}/tags` */
  template: string
  methods: readonly string[]
}

export function knownPaths(contracts: readonly Pick<Contract, 'method' | 'path'>[]) {
  const methods = Map.groupBy(contracts, ({ path }) => path)
  const known = [...methods].map(([template, same]) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: same.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])),
  }))
  /** Several where one's parameter could be another's word. */
  return (path: string): KnownPath[] => known.filter(({ pattern }) => pattern.test(path))
}
