/** What was done, when and for how long, for whoever collects traces. Nobody does where nothing was set: a call costs nothing then. */

export interface TraceRecord {
  name: string
  /** A request comes from somebody, everything else from this process. */
  type: 'request' | 'work'
  began_at: number
  ended_at: number
  attributes: Record<string, string | number | undefined>
  failed: boolean
  /** The `traceparent` that a request came with. */
  parent?: string | undefined
}

let tell: ((traced: TraceRecord) => void) | undefined

export const traceTo = (collect: ((traced: TraceRecord) => void) | undefined): void => {
  tell = collect
}

export const isTraced = (): boolean => tell !== undefined

/** Milliseconds since 1970 that no set clock moves. */
export const tracedNow = (): number => performance.timeOrigin + performance.now()

/** Of something that began at `tracedNow()` and ends now. */
export const trace = (traced: Omit<TraceRecord, 'ended_at'>): void => tell?.({ ...traced, ended_at: tracedNow() })
