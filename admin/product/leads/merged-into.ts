/** Where a lead is that was merged into another: the API's 404 names the lead that stayed. Pure. */
export function mergedInto(error: unknown): string | undefined {
  const { status, problem } = (error ?? {}) as { status?: number; problem?: { blockers?: unknown } }
  const [blocker] = status === 404 && Array.isArray(problem?.blockers) ? problem.blockers : []
  const { type, id } = (blocker ?? {}) as { type?: string; id?: string }
  return type === 'lead' ? id : undefined
}
