import product from '../../../package.json' with { type: 'json' }

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
  'Leadwright-Version',
].join(', ')

/** On every answer of the API: any origin may read it, without credentials, and learns which version answers. */
export const crossOrigin = {
  'Leadwright-Version': product.version,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposedHeaders,
} as const
