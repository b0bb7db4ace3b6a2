/** The frame of the documentation’s own pages: text alone, there as soon as it is asked for. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

const style = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')

interface DocsPage {
  title: string
  content: Markup
  language?: string
  /** Runs as it stands, by its hash in the policy. */
  script?: string
}

export const docsPage = async ({ title, content, language = 'en', script }: DocsPage): Promise<string> =>
  String(
    await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Leadwright API</title>
<link rel="icon" href="/favicon.svg">
<style>${raw(style)}</style>
${script ? html`<script>${raw(script)}</script>` : ''}
</head>
<body>
<nav><a href="/docs">Leadwright API</a> <a href="/docs/reference">Reference</a> <a href="/docs/integrations">Integrations</a> <a href="/docs/problems">Problems</a> <a href="/openapi.json">openapi.json</a></nav>
<main>
${content}
</main>
</body>
</html>`,
  )
