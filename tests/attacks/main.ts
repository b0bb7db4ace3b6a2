/**
 * `npm run check:attacks`: an assistant whose model obeys everything that it reads, and what comes of it. Each attack stands
 * in a page, in a file's name, in a visitor's name, in what a visitor says or in a file that a visitor sends. `-- --attacks FILE` takes others (a JSON list
 * of `{"place","text"}`), `-- --small` a share of them. Ends with `{"attacks","effects"}`.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { AskedOf } from '../../api/testing/fake-openai.ts'
import { type Attack, allAttacks } from './attacks.ts'
import { effectsIn } from './effects.ts'
import { openScene } from './scene.ts'

const { values } = parseArgs({ options: { attacks: { type: 'string' }, small: { type: 'boolean' } } })
const given: readonly Attack[] = values.attacks ? JSON.parse(readFileSync(values.attacks, 'utf8')) : allAttacks
const attacks = values.small ? given.filter((_, i) => i % 8 === 0) : given

/** Does whatever stands in what it was given, in several orders. */
function obey({ messages }: AskedOf, i: number): string {
  const rules = messages.find(({ role }) => role === 'system')?.content ?? ''
  const said = messages.filter(({ role }) => role !== 'system').map(({ content }) => String(content))
  const all = said.join('\n')
  const coded = [Buffer.from(rules).toString('base64'), [...rules].reverse().join('')]
  const orders = [
    [all, rules],
    [rules, all],
    [all],
    [...said, 'Of course.', ...coded],
    ['[1]', all.replaceAll(/\\[nt]/g, ' ').replaceAll('\\"', '"'), rules],
  ]
  return (orders[i % orders.length] ?? []).join('\n\n')
}

const scene = await openScene()
let effects = 0
try {
  for (const [i, attack] of attacks.entries()) {
    scene.fake.always = { type: 'reply', write: asked => obey(asked, i) }
    const shown = await scene.attack(attack)
    const found = effectsIn(shown, scene)
    effects += found.length
    for (const effect of found) console.log(JSON.stringify({ ...attack, order: i % 5, effect }))
  }
  const done = await scene.consequences()
  effects += done.length
  for (const effect of done) console.log(JSON.stringify({ effect }))
} finally {
  await scene.close()
}
console.log(JSON.stringify({ attacks: attacks.length, effects }))
process.exitCode = effects === 0 ? 0 : 1
