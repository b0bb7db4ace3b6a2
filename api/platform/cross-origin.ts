/** What scripts of other origins may read of the API's answers. */
export const exposedHeaders = 'ETag, Request-Id, Retry-After, Idempotent-Replayed, Site-Time, Date, Deprecation, Sunset'

/** Any origin may read them, without credentials. */
export const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposedHeaders,
} as const
