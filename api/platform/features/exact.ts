/** Types that hold what an action answers against its contract. */

/** A value of which nothing is changed any more. */
export type Wire<T> = T extends readonly (infer U)[]
  ? readonly Wire<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Wire<T[K]> }
    : T
type Keys<T> = T extends unknown ? keyof T : never
type At<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
/** Exactly the response's keys: a surplus column does not typecheck. */
export type Exact<R, O> = [O] extends [void]
  ? R
  : unknown extends O
    ? R
    : R extends readonly (infer E)[]
      ? readonly Exact<E, O extends readonly (infer P)[] ? P : never>[]
      : R extends object
        ? { [K in keyof R]: K extends Keys<O> ? Exact<R[K], At<O, K>> : string extends Keys<O> ? R[K] : never }
        : R
