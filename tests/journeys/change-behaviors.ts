/** The part of the conformance list about what steps change of a lead. */
import { expect } from 'vitest'
import type { Step } from '../../workflows/core/definition.ts'
import { type Behavior, enroll, HOUR, journey, START } from './scenes.ts'

export const changeBehaviors: Behavior[] = [
  {
    name: 'puts the lead on audiences and takes it from them, and says what that changed',
    async run(harness) {
      const steps: Step[] = [
        { id: 'a', type: 'add_to_audience', audience_ids: ['readers', 'buyers'] },
        { id: 'b', type: 'add_to_audience', audience_ids: ['readers'] },
        { id: 'c', type: 'remove_from_audience', audience_ids: ['prospects', 'readers'] },
        { id: 'd', type: 'remove_from_audience', audience_ids: ['prospects'] },
      ]
      await enroll(harness, journey(steps), { audiences: ['prospects'] })
      expect(harness.lead('run_1').audiences).toEqual(['buyers'])
      expect(harness.state('run_1').status).toBe('completed')
      const said = harness.record('run_1').slice(1, 5)
      expect(said.map(({ type, reason }) => `${type} ${reason}`)).toEqual([
        'audiences_joined joined',
        'audiences_joined already_joined',
        'audiences_left left',
        'audiences_left not_joined',
      ])
      expect(said[2]?.detail).toEqual({ audience_ids: ['prospects', 'readers'], changed: ['prospects', 'readers'] })
    },
  },
  {
    name: 'gives access to a sandbox, extends it, and says what that changed',
    async run(harness) {
      const steps: Step[] = [
        { id: 'a', type: 'extend_sandbox', sandbox_id: 'sbx_1', hours: 24 },
        { id: 'b', type: 'assign_sandbox', sandbox_id: 'sbx_1', hours: 24 },
        { id: 'c', type: 'assign_sandbox', sandbox_id: 'sbx_1' },
        { id: 'd', type: 'extend_sandbox', sandbox_id: 'sbx_1', hours: 12 },
        { id: 'e', type: 'assign_sandbox', sandbox_id: 'sbx_2', hours: 0 },
        { id: 'f', type: 'extend_sandbox', sandbox_id: 'sbx_2', hours: 12 },
        { id: 'g', type: 'assign_sandbox', sandbox_id: 'sbx_3' },
      ]
      await enroll(harness, journey(steps))
      expect(harness.lead('run_1').sandboxes).toEqual({
        sbx_1: START + 36 * HOUR,
        sbx_2: null,
        sbx_3: START + 72 * HOUR,
      })
      const said = harness.record('run_1').slice(1, -1)
      expect(said.map(({ type, reason }) => `${type} ${reason}`)).toEqual([
        'sandbox_extended no_access',
        'sandbox_assigned assigned',
        'sandbox_assigned already_assigned',
        'sandbox_extended extended',
        'sandbox_assigned assigned',
        'sandbox_extended no_end',
        'sandbox_assigned assigned',
      ])
      expect(said[3]?.detail).toEqual({ sandbox_id: 'sbx_1', hours: 12 })
    },
  },
  {
    name: 'changes the lead by every step on the database',
    async run(harness) {
      const steps: Step[] = [
        { id: 'a', type: 'remove_tags', tag_ids: ['old', 'never_had'] },
        { id: 'b', type: 'set_custom_field_value', field_id: 'field_1', value: 3 },
        { id: 'c', type: 'unsubscribe' },
      ]
      await enroll(harness, journey(steps), { tags: ['old'] })
      expect(harness.lead('run_1')).toMatchObject({ tags: [], fields: { field_1: 3 }, subscribed: false })
      expect(harness.state('run_1').status).toBe('completed')
      expect(harness.record('run_1')[1]).toMatchObject({ type: 'tags_removed', detail: { changed: ['old'] } })
    },
  },
]
