/** Compares what the contract promises to refuse with what the tests provoked. */
import { problemCodes } from '../../api/document.ts'
import type { Contract } from '../../api/platform/features/contract.ts'
import { catalog, type ProblemCode } from '../../api/platform/problem/catalog.ts'

/** The provoked refusals as `operationId.code`, with `none` for paths without an endpoint. */
export type Provoked = ReadonlySet<string>

/** Refusals that are common to all endpoints: provoked once, not for each. */
const OF_THE_MACHINE: readonly ProblemCode[] = [
  ...(['disk_full', 'service_unavailable', 'internal', 'site_damaged', 'site_elsewhere'] as const),
  ...(['overloaded', 'maintenance', 'content_encoding_not_supported', 'answer_erased'] as const),
]

const promised = (contracts: readonly Contract[]): string[] =>
  contracts.flatMap(contract => problemCodes(contract).map(code => `${contract.operationId}.${code}`))

/** Refused to a key beyond its own minute, whatever it calls; elsewhere it is the endpoint's own. */
const isOfKeys = ({ rate_limit, multipart, concurrency, problems }: Contract, code: ProblemCode): boolean =>
  code === 'too_many_requests' &&
  (rate_limit ?? multipart ?? concurrency) === undefined &&
  !problems?.includes('too_many_requests')

/** The promises that are asked for, one by one. */
export const asked = (contracts: readonly Contract[]): string[] =>
  contracts.flatMap(contract =>
    problemCodes(contract)
      .filter(code => !OF_THE_MACHINE.includes(code) && !isOfKeys(contract, code))
      .map(code => `${contract.operationId}.${code}`),
  )

/** A sentence for each documented refusal that no test provokes, and for each undocumented one. */
export function complaints(contracts: readonly Contract[], provoked: Provoked, to_come: readonly string[]): string[] {
  const says = new Set(promised(contracts))
  const codes = new Set([...provoked].map(pair => pair.split('.')[1]))
  const awaited = new Set(to_come)
  const known = new Set([...says, ...Object.keys(catalog)])
  return [
    ...asked(contracts)
      .filter(pair => !provoked.has(pair) && !awaited.has(pair))
      .map(pair => `No test provokes ${pair}: write one, or take the code out of the contract.`),
    ...Object.keys(catalog)
      .filter(code => !codes.has(code) && !awaited.has(code))
      .map(code => `No test provokes ${code}, of any endpoint: write one, or take it out of the catalog.`),
    ...[...provoked]
      .filter(pair => !pair.startsWith('none.') && !says.has(pair))
      .map(pair => `A test provokes ${pair}, which the contract does not promise: add it to its problems.`),
    ...to_come
      .filter(one => provoked.has(one) || codes.has(one) || !known.has(one))
      .map(one => `${one} is provoked, or promised no more: take it out of tests/contract/to-come.ts.`),
  ]
}
