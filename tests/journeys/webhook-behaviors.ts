/** The part of the conformance list about calls of webhooks. */
import { expect } from 'vitest'
import type { WebhookStep } from '../../workflows/core/definition.ts'
import { type Behavior, endEffect, enroll, HOUR, hasTag, journey, reasons, START, tag } from './scenes.ts'

const call: WebhookStep = { id: 'c', type: 'webhook', webhook_endpoint_id: 'we_1', fields: [] }

export const webhookBehaviors: Behavior[] = [
  {
    name: 'calls a webhook, waits however long for its end, and goes on',
    async run(harness) {
      await enroll(harness, journey([call, tag('z', 'end')]))
      expect(harness.sends()).toMatchObject([{ type: 'call_webhook', step_id: 'c', webhook_endpoint_id: 'we_1' }])
      expect(harness.state('run_1')).toMatchObject({ status: 'waiting', wait: { waiting_for: 'webhook', until: null } })
      await harness.moveTo(START + 80 * HOUR)
      expect(harness.lead('run_1').tags).toEqual([])
      await endEffect(harness, 'call_webhook', { result: 'failed', status: 503, reason: 'webhook_status', changed: [] })
      expect(harness.state('run_1').status).toBe('completed')
      expect(harness.lead('run_1').tags).toEqual(['end'])
      expect(reasons(harness, 'webhook_ended')).toEqual(['webhook_status'])
    },
  },
  {
    name: 'calls no webhook for somebody who has left',
    async run(harness) {
      await enroll(harness, journey([call], { unenrollment: hasTag('left') }), { tags: ['left'] })
      expect(harness.sends()).toEqual([])
      expect(harness.state('run_1')).toMatchObject({ status: 'stopped', reason: 'unenrolled' })
    },
  },
]
