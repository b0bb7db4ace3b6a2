/**
 * Node's `fetch`, whose answers have been read whole. A long body that nobody reads ends the process once its connection ends
 * (nodejs/undici#5360), and libraries leave those of refusals unread.
 */

/** Rejects where the body is longer. */
export async function fetchWhole(url: string, init: RequestInit, bytes_max: number): Promise<Response> {
  const response = await fetch(url, init)
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop early cancels the rest.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > bytes_max) throw new Error(`${new URL(url).host} answered more than can be read`)
    chunks.push(chunk)
  }
  const { status, statusText, headers } = response
  return new Response(bytes === 0 ? null : Buffer.concat(chunks), { status, statusText, headers })
}
