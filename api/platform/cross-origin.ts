/** What scripts of other origins may read of the API's answers. */
export const exposedHeaders = 'ETag, Request-Id, Retry-After, Idempotent-Replayed'
