/** Which endpoint a request reaches, for what watches all answers of the tests. */
import { endpoints } from '../features.ts'
import type { Contract } from '../platform/features/contract.ts'

const countOf = (path: string): number => path.split('/').length

/** By method and number of parts of the path, since every answer of all tests is looked up twice. */
const patterns = Map.groupBy(
  endpoints.map(({ contract }) => ({
    contract,
    // An address that cannot be decoded reaches no endpoint.
    path: new RegExp(`^${contract.path.replaceAll(/\{\w+\}/g, '(?:[^/%]|%[0-7][0-9a-f])+')}$`, 'i'),
  })),
  ({ contract }) => `${contract.method.toUpperCase()} ${countOf(contract.path)}`,
)

export const endpointOf = (method: string, pathname: string): Contract | undefined =>
  patterns.get(`${method} ${countOf(pathname)}`)?.find(one => one.path.test(pathname))?.contract
