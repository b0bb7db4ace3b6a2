/**
 * `npm run screenshots -- --out FOLDER`: a picture of every screen of the admin with the demo's data, to be looked at.
 * `--widths 390,1440`, `--themes light,dark`, `--languages en,es`, `--only TEXT` choose; `--data FOLDER` keeps the data, so that
 * a second run with `--against FOLDER` of pictures shows what a change of styles has changed. The last line is one JSON object.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { launchChromium } from '../tools/chromium.ts'
import { eventually } from '../tools/server-fixture.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { difference } from './difference.ts'
import { pathsOf } from './paths.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.cache/screenshots' },
    data: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,600,1024,1440,1920' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'en,es' },
  },
})
const HEIGHT = 900
/** After the last request of a screen: pictures and charts are drawn. */
const CALM_MS = 400
/** Times that go on, such as "2 minutes ago", differ a little. */
const DIFFERS_PERCENT = 0.5

interface View {
  width: number
  theme: string
  language: string
}

const folder = values.data ?? mkdtempSync(join(tmpdir(), 'leadwright-screenshots-'))
const port = await freePort()
const environment = { PUBLIC_URL: `http://localhost:${port}` }
const server = await startServer({ folder, port, environment })
const browser = await launchChromium()
const found = { pictures: 0, differing: [] as string[] }
try {
  const token = await signIn()
  const client = new Leadwright({ baseUrl: server.url, token })
  const paths = (await pathsOf(client)).filter(path => path.includes(values.only))
  mkdirSync(values.out, { recursive: true })
  for (const view of views()) await photograph(browser, token, paths, view)
} finally {
  await browser.close()
  await server.stop()
  if (!values.data) rmSync(folder, { recursive: true, force: true })
}
for (const line of found.differing) process.stderr.write(`${line}\n`)
process.stdout.write(`${JSON.stringify({ pictures: found.pictures, differing: found.differing.length })}\n`)
process.exitCode = found.differing.length > 0 ? 1 : 0

function views(): View[] {
  return values.widths
    .split(',')
    .flatMap(width =>
      values.themes
        .split(',')
        .flatMap(theme => values.languages.split(',').map(language => ({ width: Number(width), theme, language }))),
    )
}

async function signIn(): Promise<string> {
  const anybody = new Leadwright({ baseUrl: server.url })
  const password = await passwordOfDemo()
  return (await anybody.auth.signIn({ body: { email: 'demo@leadwright.example', password } })).token
}

/** Printed when the demo is made; kept beside the data for the next run. */
async function passwordOfDemo(): Promise<string> {
  const file = join(folder, 'demo-password.txt')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const printed = await eventually(async () => /Password:\s*(\S+)/.exec(server.output())?.[1], 'a printed password')
    writeFileSync(file, printed)
    return printed
  }
}

async function photograph(of: Browser, token: string, paths: readonly string[], view: View): Promise<void> {
  const { width, theme, language } = view
  const context = await of.newContext({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' })
  await context.addInitScript(
    kept => {
      localStorage.setItem('leadwright.token', kept.token)
      localStorage.setItem('leadwright.theme', kept.theme)
      localStorage.setItem('leadwright.language', kept.language)
    },
    { token, theme, language },
  )
  const page = await context.newPage()
  for (const path of paths) {
    const name = `${
      path
        .replaceAll(/[a-z]+_[0-9a-f]{32}/g, 'ID')
        .replaceAll('/', '.')
        .slice(1) || 'start'
    }.${width}.${theme}.${language}.png`
    await show(page, path)
    await page.screenshot({ path: join(values.out, name), fullPage: true })
    found.pictures += 1
    const percent = values.against ? await difference(join(values.against, name), join(values.out, name)) : 0
    if (percent > DIFFERS_PERCENT) found.differing.push(`${name}: ${percent.toFixed(1)} %`)
  }
  await context.close()
}

async function show(page: Page, path: string): Promise<void> {
  let last = performance.now()
  const asked = (request: { url(): string }) => {
    if (!request.url().includes('/stream')) last = performance.now()
  }
  page.on('request', asked).on('requestfinished', asked)
  await page.goto(`${server.url}${path}`)
  await page
    .getByRole('heading')
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined)
  while (performance.now() - last < CALM_MS) await page.waitForTimeout(50)
  page.off('request', asked).off('requestfinished', asked)
}
