/** What happens to sandboxes. */
import { z } from '@hono/zod-openapi'
import { defineEvent } from '../../../platform/events/define.ts'

export const sandboxCreated = defineEvent('sandbox.created')
export const sandboxUpdated = defineEvent('sandbox.updated')
export const sandboxDeleted = defineEvent('sandbox.deleted')
export const sandboxSuspended = defineEvent('sandbox.suspended')
export const sandboxResumed = defineEvent('sandbox.resumed')
export const sandboxCanceled = defineEvent('sandbox.canceled')
export const sandboxReactivated = defineEvent('sandbox.reactivated')
export const sandboxReset = defineEvent('sandbox.reset')
export const sandboxSnapshotTaken = defineEvent('sandbox.snapshot_taken')
export const sandboxBlueprintApplied = defineEvent('sandbox.blueprint_applied')
export const sandboxOpened = defineEvent('sandbox.opened')

/** It can be entered. */
export const sandboxReady = defineEvent('sandbox.ready')
export const sandboxFailed = defineEvent('sandbox.failed', z.object({ failure: z.string() }))
export const sandboxExpired = defineEvent('sandbox.expired')
export const sandboxSpaceOver = defineEvent('sandbox.space_over')
