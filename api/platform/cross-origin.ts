/** What scripts of other origins may read of the API's answers. */
export const exposedHeaders = [
  'ETag',
  'Request-Id',
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Idempotent-Replayed',
  'Site-Time',
  'Date',
  'Deprecation',
  'Sunset',
].join(', ')

/** Any origin may read them, without credentials. */
export const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposedHeaders,
} as const
