/** Takes every wanted screen in every state, width, theme and language: two pages of one browser share the work. */
import { join } from 'node:path'
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, BrowserContext } from 'playwright'
import { type Camera, inState, look, openCamera, openContext, show } from './camera.ts'
import { difference } from './difference.ts'
import { type Found, faultsOf } from './faults.ts'
import { inWords, type Shot } from './index-page.ts'
import { lengthen } from './longer.ts'
import { options, type State, smallScreens, type View } from './options.ts'
import { type Screen, screensOf } from './paths.ts'

const PAGES = 2
/** So many screens take minutes: how far it has come is told. */
const LONG = 50
/** Times that go on, such as "2 minutes ago", differ a little. */
const DIFFERS_PERCENT = 0.5

interface Job {
  screen: Screen
  state: State
  language: View['language']
}

interface Where {
  url: string
  token: string
}

interface Taken {
  shots: Shot[]
  differing: string[]
}

export async function photographAll(browser: Browser, client: Leadwright, where: Where): Promise<Taken> {
  const jobs = await jobsFor(client)
  const taken: Taken = { shots: [], differing: [] }
  const waiting = jobs.entries()
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      // Each its own: a page that keeps something tells others of the same browser, which then show themselves anew.
      const contexts = new Map<string, BrowserContext>()
      let camera: Camera | undefined
      let setting: string | undefined
      for (const [at, job] of waiting) {
        const { screen, state, language } = job
        const wanted = `${language} ${state} ${screen.isForGuests}`
        if (!camera || wanted !== setting) {
          await camera?.close()
          const person = `${language} ${screen.isForGuests}`
          const token = screen.isForGuests ? null : where.token
          const theme = options.themes[0] ?? 'light'
          const context = contexts.get(person) ?? (await openContext(browser, { token, language, theme }))
          contexts.set(person, context)
          camera = await openCamera(context)
          await inState(camera.page, state)
          setting = wanted
        }
        const taking = camera
        const again = () => photograph(taking, job, where.url)
        // A machine that is busy may be late once.
        const shots = await again()
          .catch(again)
          .catch(error => {
            const faults: Found[] = [{ kind: 'failed', element: String(error).slice(0, 300) }]
            return [
              {
                ...{ screen: screen.name, state, language, faults, file: '' },
                width: 0,
                theme: 'light',
              } satisfies Shot,
            ]
          })
        taken.shots.push(...shots)
        if (jobs.length > LONG)
          process.stderr.write(`${at + 1} of ${jobs.length} ${screen.name} ${state} ${language}\n`)
        for (const shot of shots) tell(shot)
        for (const { file } of shots) await compare(file, taken)
      }
      await camera?.close()
    }),
  )
  taken.shots.sort((a, b) => jobs.findIndex(isOf(a)) - jobs.findIndex(isOf(b)))
  return taken
}

function tell(shot: Shot): void {
  for (const { kind, element } of shot.faults) process.stderr.write(`${inWords(shot)}: ${kind}: ${element}\n`)
}

const isOf =
  (shot: Shot) =>
  ({ screen, state, language }: Job): boolean =>
    screen.name === shot.screen && state === shot.state && language === shot.language

/** Those that share a page follow each other. */
async function jobsFor(client: Leadwright): Promise<Job[]> {
  const full = (await screensOf(client)).filter(isWanted)
  const isBare = options.states.includes('empty')
  const bare = isBare ? (await screensOf(client, await emptySite(client))).filter(isWanted) : []
  return options.languages.flatMap(language =>
    [false, true].flatMap(isForGuests =>
      options.states
        .filter(state => state === 'full' || !isForGuests)
        .flatMap(state =>
          (state === 'empty' ? bare : full)
            .filter(screen => screen.isForGuests === isForGuests)
            .map(screen => ({ screen, state, language })),
        ),
    ),
  )
}

function isWanted({ name }: Screen): boolean {
  return (
    (!options.small || smallScreens.includes(name)) &&
    (options.only.length === 0 || options.only.some(part => name.includes(part)))
  )
}

async function emptySite(client: Leadwright): Promise<string> {
  const { data } = await client.sites.list()
  const known = data.find(({ name }) => name === 'New site')
  const body = { name: 'New site', subdomain: 'new-site', language: 'en', timezone: 'Europe/Madrid' } as const
  return known?.id ?? (await client.sites.create({ body: { ...body, currency: 'EUR' } })).id
}

/** The answers that the state gives, and what is said of a link that is no longer valid. */
const isMeant = (complaint: string, { name }: Screen, state: State): boolean =>
  (state === 'error' && complaint.includes('status of 500')) ||
  (name.includes('$token') && complaint.includes('status of 422'))

async function photograph(camera: Camera, { screen, state, language }: Job, url: string): Promise<Shot[]> {
  await show(camera.page, `${url}${screen.path}`, state)
  const complaints = camera.complaints().filter(text => !isMeant(text, screen, state))
  const shots: Shot[] = []
  for (const width of options.widths) {
    for (const theme of options.themes) {
      await look(camera.page, { width, theme, language })
      if (options.longer) await camera.page.evaluate(lengthen)
      const file = `${screen.name.replaceAll('/', '.').replaceAll('$', '').slice(1) || 'start'}.${state}.${width}.${theme}.${language}.jpg`
      if (!options.barriers) await camera.picture(join(options.out, file))
      // Colors follow neither from the language nor, but for what a phone has in another place, from the width.
      const isOnPhone = width === options.widths[0] && state === 'full' && !options.small
      const isOfColors = width === 1_440 || isOnPhone || options.widths.length === 1
      const faults = await faultsOf(camera.page, {
        barriers: options.barriers || isOfColors,
        contrast: options.barriers || (isOfColors && language === options.languages[0]),
      })
      if (shots.length === 0) faults.unshift(...complaints.map((element): Found => ({ kind: 'console', element })))
      shots.push({ width, theme, language, screen: screen.name, state, file, faults })
    }
  }
  return shots
}

async function compare(file: string, taken: Taken): Promise<void> {
  if (!options.against) return
  const percent = await difference(join(options.against, file), join(options.out, file))
  if (percent > DIFFERS_PERCENT) taken.differing.push(`${file}: ${percent.toFixed(1)} %`)
}
