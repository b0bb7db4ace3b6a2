/** What a page loads, without its images, as it comes over the network: compressed. */

import { chromium } from 'playwright'
import { chromiumPath } from '../tools/chromium.ts'

/** Bytes by address, everything that is no image. */
export async function weightOf(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    const kinds = new Map<string, string>()
    let bytes = 0
    client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) !== 'Image') bytes += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return bytes
  } finally {
    await browser.close()
  }
}
