/** What a server in a process of its own refuses is noted too: see api/testing/provoked.ts. */
import type { note } from '../../api/testing/provoked.ts'

if (process.env.PROVOKED_DIR) {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (response.headers.get('content-type') !== 'application/problem+json') return response
    const provoked: { note: typeof note } = await import('../../api/testing/provoked.ts')
    const given = input instanceof Request ? input : { url: String(input), method: 'GET' }
    await provoked.note((init?.method ?? given.method).toUpperCase(), given.url, response)
    return response
  }
}
