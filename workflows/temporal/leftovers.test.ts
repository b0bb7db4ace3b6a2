/** Which open workflows are left behind: of sites that are open, closed, deleted, and of an outage meanwhile. */
import { ServiceError, WorkflowNotFoundError } from '@temporalio/client'
import { expect, test } from 'vitest'
import { createLeftovers } from './leftovers.ts'

type Needs = Parameters<typeof createLeftovers>[0]

function scene(open: Record<string, string[]>, exists: (site_id: string) => boolean, fails?: Error) {
  const signaled: string[] = []
  const lines: { fields: object; text: string }[] = []
  const write = (fields: object, text: string) => void lines.push({ fields, text })
  const workflow = {
    async *list() {
      for (const [site_id, ids] of Object.entries(open))
        for (const workflowId of ids) yield { workflowId, memo: { site_id } }
    },
    getHandle: (id: string) => ({
      async signal() {
        if (fails) throw fails
        signaled.push(id)
      },
    }),
  }
  const leftovers = createLeftovers({
    client: { workflow } as unknown as Needs['client'],
    taskQueue: 'queue',
    log: { info: write, warn: write, error: write },
    openSite: async site_id => exists(site_id),
  })
  return { leftovers, signaled, lines }
}

const live = (...ids: string[]) => ({ liveAmong: async () => new Set(ids) })

test('of a site that is open, those whose run is not live are named and woken', async () => {
  const { leftovers, signaled, lines } = scene({ site_a: ['run_1', 'run_2'] }, () => true)
  await leftovers.look(() => live('run_1'))
  expect(signaled).toEqual(['run_2'])
  expect(lines).toMatchObject([{ fields: { site_id: 'site_a', workflows: 1, run_ids: ['run_2'] } }])
})

test('of a site that is gone, all; of one that is closed, once it was opened', async () => {
  const { leftovers, signaled, lines } = scene({ site_gone: ['run_1'], site_closed: ['run_2', 'run_3'] }, id =>
    id.endsWith('closed'),
  )
  await leftovers.look(() => undefined)
  expect(signaled).toEqual(['run_1'])
  await leftovers.opened('site_closed', live('run_3'))
  await leftovers.opened('site_closed', live())
  expect(signaled).toEqual(['run_1', 'run_2'])
  expect(lines).toHaveLength(2)
})

test('where all are live, nothing is said', async () => {
  const { leftovers, signaled, lines } = scene({ site_a: ['run_1'] }, () => true)
  await leftovers.look(() => live('run_1'))
  expect([signaled, lines]).toEqual([[], []])
})

test('one that has ended by itself keeps none of the others', async () => {
  const ended = new WorkflowNotFoundError('not found', 'run_1', undefined)
  const { leftovers, lines } = scene({ site_a: ['run_1'], site_b: ['run_2'] }, () => true, ended)
  await leftovers.look(() => live())
  expect(lines.map(({ text }) => text.includes('left behind'))).toEqual([true, true])
})

test('an outage meanwhile is no failure; anything else is said', async () => {
  const away = scene({ site_a: ['run_1'] }, () => true, new ServiceError('away'))
  await away.leftovers.look(() => live())
  expect(away.lines.filter(({ text }) => text.includes('could not be compared'))).toEqual([])
  const broken = scene({ site_a: ['run_1'] }, () => true, new Error('broken'))
  await broken.leftovers.look(() => live())
  expect(broken.lines.at(-1)?.text).toContain('could not be compared')
})
