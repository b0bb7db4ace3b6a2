import { expect, test } from 'vitest'
import { advance } from './advance.ts'
import type { Definition } from './core/definition.ts'
import { newRun } from './core/state.ts'
import { type AskedEffect, BrokenRunError, type ClaimedRun, type EffectResult, oneByOne } from './ports.ts'

const definition: Definition = {
  version: 1,
  steps: [
    { id: 'tag', type: 'assign_tags', tag_ids: ['tag_1'] },
    { id: 'untag', type: 'remove_tags', tag_ids: ['tag_1'] },
  ],
  business_hours: null,
  timezone: null,
  use_lead_timezone: false,
}
const claimed = (run_id: string, lead_id = `lead of ${run_id}`): ClaimedRun => ({
  run_id,
  lead_id,
  definition,
  state: newRun(run_id),
  inputs: [],
  attempts: 0,
  lead_timezone: null,
  site_timezone: 'UTC',
})
const runs = ['run_1', 'run_2', 'run_3'].map(id => claimed(id))
const changed = (tag_id: string): EffectResult => ({ ok: true, outcome: { changed: [tag_id] } })
const keeping = { enqueue: async () => undefined, save: async () => undefined }

/** A port that answers, and notes what it is asked at once. */
function noting() {
  const asked: string[][] = []
  const applyEffects = async (_tx: null, all: readonly AskedEffect[]) => {
    asked.push(all.map(({ run, effect }) => `${run.run_id} ${effect.type}`))
    return all.map(({ run }) => changed(run.run_id))
  }
  return { ...keeping, applyEffects, asked }
}

test('runs go together: what they ask for is asked at once, and each goes on with its own answer', async () => {
  const port = noting()
  const transitions = await advance(port, null, runs, 1_000)
  expect(port.asked).toEqual(['assign_tags', 'remove_tags'].map(type => runs.map(({ run_id }) => `${run_id} ${type}`)))
  expect(transitions.map(({ run_id }) => run_id)).toEqual(runs.map(({ run_id }) => run_id))
  for (const { run_id, state, record } of transitions) {
    expect(state.status).toBe('completed')
    expect(record.find(({ type }) => type === 'tags_removed')?.detail.changed).toEqual([run_id])
  }
})

test('runs of one lead go one after another, as they were claimed', async () => {
  const port = noting()
  const of_one = ['run_1', 'run_2'].map(id => claimed(id, 'lead_1'))
  const transitions = await advance(port, null, [...of_one, claimed('run_3')], 1_000)
  expect(port.asked).toEqual([
    ['run_1 assign_tags', 'run_3 assign_tags'],
    ['run_1 remove_tags', 'run_3 remove_tags'],
    ['run_2 assign_tags'],
    ['run_2 remove_tags'],
  ])
  expect(transitions.map(({ run_id }) => run_id)).toEqual(['run_1', 'run_2', 'run_3'])
})

test('a run whose effect breaks is named', async () => {
  const apply = async (_tx: null, run: ClaimedRun): Promise<EffectResult> => {
    if (run.run_id === 'run_2') throw new Error('a defect')
    return changed('tag_1')
  }
  const broken = await advance({ ...keeping, applyEffects: oneByOne(apply) }, null, runs, 1_000).catch(error => error)
  expect(broken).toBeInstanceOf(BrokenRunError)
  expect(broken.run.run_id).toBe('run_2')
})

test('a run that is not answered is broken, and not taken for one that ended', async () => {
  const port = { ...keeping, applyEffects: async () => [changed('tag_1')] }
  const broken = await advance(port, null, runs, 1_000).catch(error => error)
  expect(broken).toBeInstanceOf(BrokenRunError)
  expect(broken.run.run_id).toBe('run_2')
})
