/** What a page loads: from where, and how much without its images, as it comes over the network. */
import type { Page } from 'playwright'

export interface Loaded {
  bytes: number
  hosts: Set<string>
}

/** Counted from here on. */
export async function countLoaded(page: Page): Promise<Loaded> {
  const loaded: Loaded = { bytes: 0, hosts: new Set() }
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const kinds = new Map<string, string>()
  client.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) loaded.hosts.add(new URL(request.url).host)
  })
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) !== 'Image') loaded.bytes += encodedDataLength
  })
  return loaded
}
