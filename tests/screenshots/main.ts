/**
 * `npm run screenshots`: every screen of the admin with the demo's data, with a new site's, while it loads, and when the API
 * fails; in four widths, light and dark, English and Spanish; into a folder with an index page. Each is looked over: it scrolls to
 * the side, cuts text off, covers what can be pressed, is hard to read, complains in the console. The last line is one JSON object.
 * `--widths 390,1440`, `--themes light`, `--languages es`, `--states full,empty`, `--only TEXT` choose; `--small` looks at twelve
 * screens; `--tour` makes the tour, the README's picture and those of the start page; `--data FOLDER` keeps the data, so that a
 * second run with `--against FOLDER` of pictures shows what a change of styles has changed.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Leadwright } from '@leadwright/sdk'
import type { Browser } from 'playwright'
import { launchChromium } from '../tools/chromium.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { type Camera, inState, look, openCamera, show } from './camera.ts'
import { difference } from './difference.ts'
import { type Found, faultsOf } from './faults.ts'
import { inWords, type Shot, writeIndex } from './index-page.ts'
import { options, type State, smallScreens, type View } from './options.ts'
import { type Screen, screensOf } from './paths.ts'
import { makeTour } from './tour.ts'

/** Times that go on, such as "2 minutes ago", differ a little. */
const DIFFERS_PERCENT = 0.5

const folder = options.data ?? mkdtempSync(join(tmpdir(), 'leadwright-screenshots-'))
const port = await freePort()
const environment = { PUBLIC_URL: `http://localhost:${port}` }
const server = await startServer({ folder, port, environment })
const browser = await launchChromium()
const shots: Shot[] = []
const differing: string[] = []
try {
  const { token } = await new Leadwright({ baseUrl: server.url }).demo.signIn()
  const client = new Leadwright({ baseUrl: server.url, token })
  if (options.tour) await makeTour(browser, client, { url: server.url, token })
  else await photographAll(client, token)
} finally {
  await browser.close()
  await server.stop()
  if (!options.data) rmSync(folder, { recursive: true, force: true })
}
const faults = shots.flatMap(shot => shot.faults.map(({ kind, element }) => `${inWords(shot)}: ${kind}: ${element}`))
for (const line of [...faults, ...differing]) process.stderr.write(`${line}\n`)
const screens = new Set(shots.map(({ screen }) => screen)).size
process.stdout.write(`${JSON.stringify({ screens, shots: shots.length, faults: faults.length })}\n`)
process.exitCode = faults.length + differing.length > 0 ? 1 : 0

async function photographAll(client: Leadwright, token: string): Promise<void> {
  mkdirSync(options.out, { recursive: true })
  const full = (await screensOf(client)).filter(isWanted)
  const bare = options.states.includes('empty')
    ? (await screensOf(client, await emptySite(client))).filter(isWanted)
    : []
  for (const language of options.languages) {
    for (const state of options.states) {
      await photographState(state === 'empty' ? bare : full, { token, language, state })
    }
  }
  writeIndex(options.out, shots)
}

function isWanted({ name }: Screen): boolean {
  return (!options.small || smallScreens.includes(name)) && name.includes(options.only)
}

async function emptySite(client: Leadwright): Promise<string> {
  const { data } = await client.sites.list()
  const known = data.find(({ name }) => name === 'New site')
  const body = { name: 'New site', subdomain: 'new-site', language: 'en', timezone: 'Europe/Madrid' } as const
  return known?.id ?? (await client.sites.create({ body: { ...body, currency: 'EUR' } })).id
}

interface Taking {
  token: string
  language: View['language']
  state: State
}

async function photographState(all: readonly Screen[], { token, language, state }: Taking): Promise<void> {
  const theme = options.themes[0] ?? 'light'
  for (const isGuest of [false, true]) {
    const screens = all.filter(screen => screen.isForGuests === isGuest && (!isGuest || state === 'full'))
    if (screens.length === 0) continue
    const camera = await openCamera(browser as Browser, { token: isGuest ? null : token, language, theme })
    await inState(camera.page, state)
    for (const screen of screens) await photograph(camera, screen, language, state)
    await camera.close()
  }
}

async function photograph(camera: Camera, screen: Screen, language: View['language'], state: State): Promise<void> {
  const { page } = camera
  await show(page, `${server.url}${screen.path}`, state)
  const complaints = camera.complaints().filter(text => state !== 'error' || !text.includes('status of 500'))
  let told: Found[] = complaints.map(element => ({ kind: 'console', element }))
  for (const theme of options.themes) {
    for (const width of options.widths) {
      const view = { width, theme, language }
      await look(page, view)
      const file = `${screen.name.replaceAll('/', '.').replaceAll('$', '').slice(1) || 'start'}.${state}.${width}.${theme}.${language}.png`
      await page.screenshot({ path: join(options.out, file), fullPage: true })
      // Colors do not follow from the width: the narrowest and a wide one are enough.
      const contrast = width === options.widths[0] || width === 1_440
      shots.push({
        ...view,
        screen: screen.name,
        state,
        file,
        faults: [...told, ...(await faultsOf(page, { contrast }))],
      })
      told = []
      await compare(file)
    }
  }
}

async function compare(file: string): Promise<void> {
  if (!options.against) return
  const percent = await difference(join(options.against, file), join(options.out, file))
  if (percent > DIFFERS_PERCENT) differing.push(`${file}: ${percent.toFixed(1)} %`)
}
