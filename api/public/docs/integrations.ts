/** `/docs/integrations`: how other products are connected, the same text as `docs/integrations.md`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'
import type { Locale } from '../../platform/messages/messages.ts'
import { guideHtml } from './guide-html.ts'
import { docsPage } from './page.ts'

const text = readFileSync(join(import.meta.dirname, '../../../docs/integrations.md'), 'utf8')
const title = 'Integrations'

/** Its first line is the title. */
export const integrationsPage = (_language: Locale): Promise<string> =>
  docsPage({ title, content: html`<h1>${title}</h1>${guideHtml(text.slice(text.indexOf('\n')).trim())}` })
