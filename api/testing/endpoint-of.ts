/** Which endpoint a request reaches, for what watches all answers of the tests. */
import { endpoints } from '../features.ts'
import type { Contract } from '../platform/features/contract.ts'

const patterns = endpoints.map(({ contract }) => ({
  contract,
  method: contract.method.toUpperCase(),
  // An address that cannot be decoded reaches no endpoint.
  path: new RegExp(`^${contract.path.replaceAll(/\{\w+\}/g, '(?:[^/%]|%[0-7][0-9a-f])+')}$`, 'i'),
}))

export const endpointOf = (method: string, pathname: string): Contract | undefined =>
  patterns.find(one => one.method === method && one.path.test(pathname))?.contract
