/** The floor of a screen: a page of React that shows one heading, on a bare server. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../../..')
const entry = 'virtual:empty-page'
const program = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Empty'))`

const page =
  '<!doctype html><html lang="en"><title>Empty</title><div id="root"></div><script type="module" src="/app.js"></script></html>'

export interface Floor {
  url: string
  close(): void
}

export async function openFloor(): Promise<Floor> {
  const script = await bundle()
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

async function bundle(): Promise<string> {
  const built = await build({
    ...{ root: join(root, 'admin'), configFile: false, logLevel: 'silent', mode: 'production' },
    plugins: [
      {
        name: 'empty',
        resolveId: id => (id === entry ? join(root, 'admin/empty-page.js') : null),
        load: id => (id.endsWith('empty-page.js') ? program : null),
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  })
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output.find(one => one.type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error('The empty page was not built')
  return chunk.code
}
