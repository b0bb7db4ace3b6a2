/**
 * `npm run screenshots`: every screen of the admin with the demo's data, with a new site's, while it loads, and when the API
 * fails; in four widths, light and dark, English and Spanish; into a folder with an index page. Each is looked over: it scrolls to
 * the side, cuts text off, covers what can be pressed, breaks a rule of WCAG 2.2 AA, complains in the console. The last line is one JSON object.
 * `--widths 390,1440`, `--themes light`, `--languages es`, `--states full,empty`, `--only managers,broadcasts` choose; `--small` looks at twelve
 * screens; `--longer` makes each text two fifths longer; `--tour` makes the tour, the README's picture and those of the start page; `--data FOLDER` keeps the data, so that a
 * second run with `--against FOLDER` of pictures shows what a change of styles has changed. `--barriers`: no pictures, but every view at 320, 600 and
 * 1440 px against every rule of WCAG 2.2 AA.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Leadwright } from '@leadwright/sdk'
import { launchChromium } from '../tools/chromium.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { writeIndex } from './index-page.ts'
import { options } from './options.ts'
import { photographAll } from './photograph.ts'
import { makeTour } from './tour.ts'

const folder = options.data ?? mkdtempSync(join(tmpdir(), 'leadwright-screenshots-'))
const port = await freePort()
const environment = { PUBLIC_URL: `http://localhost:${port}` }
const [server, browser] = await Promise.all([startServer({ folder, port, environment }), launchChromium()])
try {
  const { token } = await new Leadwright({ baseUrl: server.url }).demo.signIn()
  const client = new Leadwright({ baseUrl: server.url, token })
  if (options.tour) await makeTour(browser, client, { url: server.url, token })
  else {
    mkdirSync(options.out, { recursive: true })
    const { shots, differing } = await photographAll(browser, client, { url: server.url, token })
    if (!options.barriers) writeIndex(options.out, shots)
    const faults = shots.flatMap(shot => shot.faults)
    for (const line of differing) process.stderr.write(`${line}\n`)
    const screens = new Set(shots.map(({ screen }) => screen)).size
    process.stdout.write(`${JSON.stringify({ screens, shots: shots.length, faults: faults.length })}\n`)
    if (faults.length + differing.length > 0) process.exitCode = 1
  }
} finally {
  await browser.close()
  await server.stop()
  if (!options.data) rmSync(folder, { recursive: true, force: true })
}
