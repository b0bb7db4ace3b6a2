/** Carries out an approved call through the app, as whoever approves: every check is that of the endpoint itself. */
import type { Context } from '../../../platform/features/context.ts'
import type { Contract } from '../../../platform/features/contract.ts'
import { catalog, type ProblemCode } from '../../../platform/problem/catalog.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { pathOf } from './rules.ts'
import type { ApprovalRow } from './store.ts'

export type Outcome = { status: 'approved' } | { status: 'failed'; code: string; detail: string }

/** The caller or this moment is refused, not the call: somebody may approve it later. */
const passing = new Set([401, 402, 403, 408, 429, 500, 502, 503, 507])

/** `isRepeated`: an earlier try may have been carried out, and its answer was lost. */
export async function carryOut(
  row: ApprovalRow,
  contract: Contract,
  { installation, request, site }: Context,
  isRepeated: boolean,
): Promise<Outcome> {
  const url = new URL(pathOf(contract, site.id, row.path_params), installation.config.public_url)
  for (const [name, value] of Object.entries(row.query)) {
    for (const one of [value].flat()) url.searchParams.append(name, one)
  }
  const headers = new Headers({ 'Content-Type': 'application/json' })
  for (const name of ['authorization', 'accept-language', 'user-agent']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  if (contract.method === 'post') headers.set('Idempotency-Key', row.id)
  if (row.if_match !== null && !isRepeated) headers.set('If-Match', row.if_match)
  const method = contract.method.toUpperCase()
  const body = contract.body ? JSON.stringify(row.body ?? {}) : undefined
  const response = await installation.dispatch(new Request(url, { method, headers, body }))
  if (response.ok) {
    await response.body?.cancel()
    return { status: 'approved' }
  }
  if (isRepeated && contract.method === 'delete' && response.status === 404) return { status: 'approved' }
  const refusal = (await response.json().catch(() => ({}))) as { code?: string; detail?: string; title?: string }
  const code = refusal.code ?? 'internal'
  if (passing.has(response.status)) throw problem(code in catalog ? (code as ProblemCode) : 'internal')
  return { status: 'failed', code, detail: refusal.detail ?? refusal.title ?? '' }
}
