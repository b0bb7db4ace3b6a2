/** Ports: what a feature needs of one in a higher area. Declared below, implemented above, connected by composition. */
declare const asked: unique symbol

export interface Port<T> {
  readonly [asked]?: T
  readonly name: string
}

/** A port with its implementation; made by `provide` only. */
export interface PortBinding {
  readonly port: Port<unknown>
  readonly implementation: unknown
}

export const port = <T>(name: string): Port<T> => ({ name })

export const provide = <T>(to: Port<T>, implementation: NoInfer<T>): PortBinding => ({ port: to, implementation })
