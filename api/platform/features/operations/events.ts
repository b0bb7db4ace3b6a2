/** Events of operations. Progress is emitted at most once a second. */
import { z } from '@hono/zod-openapi'
import { defineEvent } from '../../events/define.ts'

const data = z.object({ type: z.string() })

export const operationCreated = defineEvent('operation.created', data)
export const operationUpdated = defineEvent('operation.updated', data)
export const operationCompleted = defineEvent('operation.completed', data)
export const operationFailed = defineEvent('operation.failed', data)
export const operationCanceled = defineEvent('operation.canceled', data)
/** Another operation undid it. */
export const operationUndone = defineEvent('operation.undone')
