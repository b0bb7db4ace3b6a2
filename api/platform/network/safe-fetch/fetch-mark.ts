/** The header by which the server knows a request that it made itself, for an address that a person typed. */
export const fetch_mark = 'leadwright-fetch'

/** Headers of every request to such an address. */
export const markedHeaders = { [fetch_mark]: '1' }
