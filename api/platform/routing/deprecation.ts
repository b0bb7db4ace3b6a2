/** Headers by which programs learn that an endpoint goes: RFC 9745 and RFC 8594. */
import type { Contract } from '../features/contract.ts'

export function deprecationHeaders({ since, sunset }: NonNullable<Contract['deprecated']>): Record<string, string> {
  const seconds = Date.parse(`${since}T00:00:00Z`) / 1_000
  return { Deprecation: `@${seconds}`, Sunset: new Date(`${sunset}T00:00:00Z`).toUTCString() }
}
