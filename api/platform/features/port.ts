/** What a feature asks of one that lies above it: named below, provided above, put together by composition. */
declare const asked: unique symbol

export interface Port<T> {
  readonly [asked]?: T
  readonly name: string
}

/** A port with what stands behind it; only `provide` makes one. */
export interface Provided {
  readonly port: Port<unknown>
  readonly implementation: unknown
}

export const port = <T>(name: string): Port<T> => ({ name })

export const provide = <T>(to: Port<T>, implementation: NoInfer<T>): Provided => ({ port: to, implementation })
