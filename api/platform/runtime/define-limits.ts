/** Declares limits. Those of a feature are in its limits.ts and listed in its feature.ts. */

/** One number, with what people need to know of it. */
export interface Limit {
  readonly value: number
  readonly unit: string
  /** The error code for exceeding it; absent for limits that refuse nothing, such as retention times. */
  readonly refused?: string
  /** Refuses nothing, and is listed all the same: texts of clients say it. */
  readonly told?: true
  /** The environment variable that sets another value for an installation. */
  readonly variable?: string
}

const declared: unique symbol = Symbol('declared')

/** The numbers by their names, as code reads them; their declarations come along. */
export type Limits<D extends Record<string, Limit> = Record<never, Limit>> = {
  readonly [K in keyof D]: number
} & { readonly [declared]: Readonly<Record<string, Limit>> }

export const defineLimits = <const D extends Record<string, Limit>>(definitions: D): Limits<D> => {
  const values = Object.entries(definitions).map(([name, { value }]) => [name, value])
  return { ...Object.fromEntries(values), [declared]: definitions } as Limits<D>
}

/** How they were declared. */
export const definitionsOf = (limits: Limits): Readonly<Record<string, Limit>> => limits[declared]
