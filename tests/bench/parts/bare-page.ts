/** A page of React on a bare server, built as the admin is: what a browser takes at the least for a thing of that kind. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../../..')
const entry = 'virtual:bare-page'

const page =
  '<!doctype html><html lang="en"><title>Bare</title><div id="root"></div><script type="module" src="/app.js"></script></html>'

export interface BarePage {
  url: string
  close(): void
}

/** `program` finds React where the admin does, and draws into `#root`. */
export async function openBarePage(program: string): Promise<BarePage> {
  const script = await bundle(program)
  const server: Server = createServer((request, response) => {
    const isScript = request.url === '/app.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    if (isScript) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.end(isScript ? script : page)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

async function bundle(program: string): Promise<string> {
  const built = await build({
    ...{ root: join(root, 'admin'), configFile: false, logLevel: 'silent', mode: 'production' },
    plugins: [
      {
        name: 'bare',
        resolveId: id => (id === entry ? join(root, 'admin/bare-page.js') : null),
        load: id => (id.endsWith('bare-page.js') ? program : null),
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  })
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output.find(one => one.type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error('The bare page was not built')
  return chunk.code
}
