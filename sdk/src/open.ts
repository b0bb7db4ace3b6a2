/** Values that an answer may hold besides those that this version of the package knows. */

/**
 * A program that is released together with its server, as its admin is, knows every value there is, and says so:
 *
 * ```ts
 * declare module '@leadwright/sdk' {
 *   interface KnownValues { only: true }
 * }
 * ```
 */
export interface KnownValues {
  /** Nobody says it: an interface without a field would be a type, to which nothing can be added. */
  readonly none?: never
}

/** `T`, or a value that a later version of the API added. Requests take `T` alone. */
export type Open<T extends string> = KnownValues extends { only: true } ? T : T | (string & {})
