/** A published site whose popup asks for what the budget names, and a shop's page with and without the snippet. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHarness } from '../../../api/testing/harness.ts'
import { freePort, type ServerProcess, startServer } from '../../tools/server-process.ts'

export interface WidgetHost {
  api: ServerProcess
  site_id: string
  /** The page, with the snippet or bare; on an origin of its own. */
  page(snippet: boolean): string
  close(): Promise<void>
}

const CITIES = ['Barcelona', 'Lima', 'Madrid', 'Mexico City', 'Santiago']

/** Opens after a second, to separate it from what happens before any popup matches. */
const popup = {
  name: 'Letter',
  triggers: [{ type: 'delay', seconds: 1 }],
  content: {
    heading: 'A letter from the workshop',
    text: 'One careful email a month: what we built, what broke, and what we would do differently.',
    button_text: 'Subscribe',
    thank_you_heading: 'You are on the list',
    thank_you_text: 'The next letter goes out on the first Tuesday of the month.',
  },
  form: {
    fields: [
      { name: 'email', label: 'Email', placeholder: 'name@example.com', required: true },
      { name: 'first_name', label: 'First name' },
      { name: 'city', label: 'City' },
    ],
    consent: { type: 'checkbox', text: 'I agree to receive the newsletter.', required: true },
  },
}

async function prepareSite(): Promise<{ folder: string; site_id: string }> {
  const h = await createHarness()
  const site_id = await h.newSite('Workshop')
  const at = `/v1/sites/${site_id}`
  const right = async (path: string, body?: object): Promise<string> => {
    const answer = await h.post(`${at}${path}`, body)
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.id
  }
  await right('/publish')
  await right('/custom-fields', { name: 'city', label: 'City', type: 'dropdown', options: CITIES })
  const popup_id = await right('/popups', popup)
  await right(`/popups/${popup_id}/publish`)
  await h.installation.close()
  return { folder: h.folder, site_id }
}

/** A page as shops have them, whose largest picture takes its time; it has no script of its own. */
const html = (snippet: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <title>Workshop</title><meta name="viewport" content="width=device-width, initial-scale=1">
  <style>body { max-width: 720px; margin: 40px auto; font: 17px/1.6 sans-serif }</style>${snippet}</head>
  <body><h1>Workshop</h1><img src="/picture.svg" width="700" height="420" alt="A bench">
  ${'<p>Oak, ash and walnut, cut slowly and joined without nails.</p>'.repeat(60)}</body></html>`

/** Heavy enough for a browser to take it for a picture and not for a background. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="420"><rect width="700" height="420" fill="#b98"/>
  <!-- ${'grain of the wood, '.repeat(400)} --></svg>`
const PICTURE_MS = 800

/** The folder is the caller's to remove. */
export async function openWidgetHost(): Promise<WidgetHost & { folder: string }> {
  const { folder, site_id } = await prepareSite()
  const port = await freePort()
  const environment = { PUBLIC_URL: `http://127.0.0.1:${port}`, SUBMISSIONS_BURST: '1000' }
  const api = await startServer({ folder, port, environment, args: ['--empty'] })
  const url = `http://127.0.0.1:${port}`
  const snippet = `<script async src="${url}/widget.js" data-site="${site_id}"></script>`
  const server = createServer(({ url: path }, response) => {
    if (path?.startsWith('/picture.svg')) {
      response.setHeader('content-type', 'image/svg+xml')
      setTimeout(() => response.end(PICTURE), PICTURE_MS)
      return
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html(path === '/with' ? snippet : ''))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    folder,
    api,
    site_id,
    page: with_snippet => `${origin}/${with_snippet ? 'with' : 'bare'}`,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await api.stop()
    },
  }
}
