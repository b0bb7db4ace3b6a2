/** `npm run world -- --days N --seed S`: plays a model of the whole product against the product. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { forgetGround } from './ground.ts'
import { find } from './planted/find.ts'
import { plants } from './planted/plants.ts'
import { drawing, listed, play } from './play.ts'
import { shortest } from './shorten.ts'

const { values } = parseArgs({
  options: {
    days: { type: 'string' },
    actions: { type: 'string' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '10' },
    /** A list of actions that is kept. */
    case: { type: 'string' },
    /** Defects are put back one at a time; each must be found. With a name: that one. */
    planted: { type: 'boolean', default: false },
    plant: { type: 'string' },
    trace: { type: 'boolean', default: false },
    'shorten-seconds': { type: 'string' },
    'no-shorten': { type: 'boolean', default: false },
  },
})
const SHOWN_MAX = 40
const say = (line: string) => void process.stdout.write(`${line}\n`)
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))

if (values.planted || values.plant) {
  const chosen = plants.filter(({ name }) => values.plant === undefined || name === values.plant)
  const found: Record<string, number | null> = {}
  for (const plant of chosen) {
    const { seed, actions, first } = await find(plant, Number(values.seed))
    found[plant.name] = actions
    const where = seed === null ? 'never found' : `after ${actions} actions of seed ${seed}: ${first.slice(0, 200)}`
    say(`${seed === null ? '✗' : '✓'} ${plant.name} (${plant.says}): ${where}`)
  }
  const planted_found = Object.values(found).filter(count => count !== null).length
  say(JSON.stringify({ planted: chosen.length, planted_found, found }))
  process.exit(planted_found < chosen.length || chosen.length === 0 ? 1 : 0)
}

const source = values.case ? listed(JSON.parse(readFileSync(values.case, 'utf8')).actions) : drawing(Number(values.seed))
const days = number(values.days) ?? (values.actions || values.case ? undefined : 30)
const played = await play(source, {
  days,
  actions: number(values.actions),
  every: values.case ? 1 : Number(values.every),
  onAction: values.trace ? action => say(JSON.stringify(action)) : undefined,
})
for (const difference of played.differences) say(`✗ ${difference}`)
if (played.differences.length > 0 && !values['no-shorten']) {
  const short = await shortest(played.actions, played.differences, number(values['shorten-seconds']))
  say(`\nThe same from ${short.actions.length} actions:`)
  for (const action of short.actions.slice(-SHOWN_MAX)) say(`  ${JSON.stringify(action)}`)
  for (const difference of short.differences) say(`  ✗ ${difference}`)
}
const { actions, emails, compared, calls, milliseconds, differences } = played
const speed = Math.round(actions.length / (milliseconds / 1_000))
say(JSON.stringify({ days: played.days, actions: actions.length, emails, compared, calls, actions_per_second: speed, differences: differences.length }))
await forgetGround()
process.exit(differences.length > 0 ? 1 : 0)
