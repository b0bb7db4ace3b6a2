/** Everything that a call of a service may end with besides success: one union for all services, so that callers know no wire format. */

/** Refusals of one contact; whoever has one is left out until something about them changes. */
export type ContactRefusal =
  /** They left by themselves, complained, or their address bounced: only the service's own confirmation brings them back. */
  | 'withdrawn'
  /** Deleted for good: only the service's own form brings them back. */
  | 'forgotten'
  | 'address_invalid'
  | 'address_too_long'
  | 'address_taken'
  | 'value_invalid'
  | 'not_found'
  | 'other'

export type ServiceProblem =
  | { kind: 'not_authorized'; cause: 'credential' | 'permission'; detail: string }
  | { kind: 'rate_limited'; retry_after_seconds: number; detail: string }
  /** `resets_at` in milliseconds since 1970. */
  | { kind: 'day_quota'; resets_at: number; detail: string }
  | { kind: 'contact_refused'; reason: ContactRefusal; field: string | null; detail: string }
  | { kind: 'list_gone'; detail: string }
  /** A field, tag or option that the mapping names is gone there, or of another type. */
  | { kind: 'schema_changed'; detail: string }
  /** No answer, or none that says whether the call had its effect. */
  | { kind: 'service_down'; detail: string }
  | { kind: 'unexpected'; status: number; detail: string }

export type ServiceProblemKind = ServiceProblem['kind']

export class ServiceRefusal extends Error {
  readonly problem: ServiceProblem

  constructor(problem: ServiceProblem) {
    super(problem.detail)
    this.name = 'ServiceRefusal'
    this.problem = problem
  }
}

/** What passes by itself, without anybody's help. */
export const isTransient = ({ kind }: ServiceProblem): boolean => kind === 'rate_limited' || kind === 'service_down'

export const refuseContact = (reason: ContactRefusal, detail: string, field: string | null = null): ServiceRefusal =>
  new ServiceRefusal({ kind: 'contact_refused', reason, field, detail })

export const refuseCredential = (detail: string): ServiceRefusal =>
  new ServiceRefusal({ kind: 'not_authorized', cause: 'credential', detail })
