/** A journey drawn small says in words what its tiles show. */
import { expect, test } from 'vitest'
import { draw } from '../../testing/render.tsx'
import { MiniFlow, tilesOf } from './mini-flow.tsx'

const step = (type: string) => ({ type, branches: type === 'paths' ? 2 : null })

test('its first steps are tiles, and the rest is counted', async () => {
  const steps = ['delay', 'send_email', 'paths'].map(step)
  const screen = await draw(<MiniFlow flow={{ steps, step_count: 9 }} />)
  const flow = screen.getByRole('img', { name: 'Wait, Send email, Paths, 6 more steps' })
  await expect.element(flow).toBeVisible()
  await expect.element(screen.getByText('+6')).toBeVisible()
  expect(flow.element().querySelectorAll('[data-slot=tile]')).toHaveLength(4)
})

test('a draft without steps says so', async () => {
  const screen = await draw(<MiniFlow flow={{ steps: [], step_count: 0 }} />)
  await expect.element(screen.getByRole('img', { name: 'No steps yet' })).toBeVisible()
})

test('steps of a type that a newer server knows are counted, not drawn', () => {
  expect(tilesOf({ steps: [step('delay'), step('teleport')], step_count: 2 })).toEqual({ types: ['delay'], more: 1 })
})
