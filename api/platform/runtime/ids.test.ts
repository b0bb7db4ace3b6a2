import { expect, test } from 'vitest'
import { createHarness } from '../../testing/harness.ts'
import { followId, newId } from './ids.ts'

const made = (at: number) => `evt_${at.toString(16).padStart(12, '0')}7fff8000000000000000`
const digits = (id: string) => id.slice(id.lastIndexOf('_') + 1)

test('ids sort after one that another process made, and never go back', () => {
  const ahead = made(Date.now() + 60_000)
  expect(digits(newId('lead')) < digits(ahead)).toBe(true)
  followId(ahead)
  const [first, second] = [newId('lead'), newId('consent')]
  expect(digits(first) > digits(ahead)).toBe(true)
  expect(digits(second) > digits(first)).toBe(true)
  followId(made(1))
  followId('evt_seeded')
  expect(digits(newId('lead')) > digits(second)).toBe(true)
})

test('what is made for a site sorts after what happened there last, though the clock was set back meanwhile', async () => {
  const h = await createHarness()
  try {
    const site = await h.newSite('Ahead')
    const ahead = made(Date.now() + 3_600_000)
    await h.inSite(site, tx => tx.run("insert into events (id, at, name, data) values (?, 0, 'x.y', '{}')", [ahead]))
    await (await h.installation.databases.site(site)).close()
    const { body } = await h.post(`/v1/sites/${site}/leads`, { email: 'ana@example.com' })
    expect(digits(body.id) > digits(ahead)).toBe(true)
  } finally {
    await h.close()
  }
})
