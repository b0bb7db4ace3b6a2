/** The fonts of the installation: each file that a site may name is there, with its license, for pages of any origin. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { servedFonts } from '../../account/sites/fonts.ts'
import { fonts } from './fonts.ts'

const app = fonts('/nowhere')
const most_bytes = 80_000

test('each font that sites begin with is served to every page, small, and with its license beside it', async () => {
  for (const { url = '' } of servedFonts) {
    const answer = await app.request(url)
    expect(answer.status, url).toBe(200)
    expect(answer.headers.get('content-type')).toBe('font/woff2')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 4).toString()).toBe('wOF2')
    expect(bytes.length).toBeLessThan(most_bytes)
    const license = url.replace('/fonts/', '').replace('.woff2', '-LICENSE.txt')
    expect(existsSync(join(import.meta.dirname, 'files', license)), license).toBe(true)
  }
})

test('nothing else is', async () => {
  for (const path of ['/fonts/none.woff2', '/fonts/..%2ffonts.woff2', '/fonts/lora-LICENSE.txt'])
    expect((await app.request(path)).status, path).toBe(404)
})
