/** What is done with a sandbox as a whole: its machine, and the subscription to it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { uploadedFile } from '../../../platform/routing/multipart.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { instant } from '../../../platform/schemas/schemas.ts'
import { playgroundLimits } from '../drivers/limits.ts'
import { sandboxesAllowance } from './allowances.ts'
import { one, path } from './contract.ts'
import {
  sandboxBlueprintApplied,
  sandboxCanceled,
  sandboxCreated,
  sandboxReactivated,
  sandboxReset,
  sandboxResumed,
  sandboxSnapshotTaken,
  sandboxSuspended,
  sandboxUpdated,
} from './events.ts'
import { sandboxName } from './sandbox.ts'

const step = { ...one, method: 'post', problems: ['transition_not_allowed'] } as const
const at = `${path}/{sandbox_id}` as const

export const suspendSandbox = contract({
  ...step,
  operationId: 'suspendSandbox',
  path: `${at}/suspend`,
  summary: 'Suspend a sandbox: its machine stops, its data stays',
  description:
    'It stays closed until it is resumed. A WordPress that nobody visits sleeps by itself and wakes with the next visit.',
  audit: sandboxSuspended,
})

export const resumeSandbox = contract({
  ...step,
  operationId: 'resumeSandbox',
  path: `${at}/resume`,
  summary: 'Resume a suspended sandbox',
  description: 'The machine is started in the background: `machine_status` is `creating` meanwhile.',
  audit: sandboxResumed,
  problems: ['transition_not_allowed', 'sandbox_not_activated'],
})

export const retrySandbox = contract({
  ...step,
  operationId: 'retrySandbox',
  status: 202,
  path: `${at}/retry`,
  summary: 'Retry a sandbox that failed',
  description: 'What failed is done again in the background.',
  audit: sandboxUpdated,
})

export const cancelSandbox = contract({
  ...step,
  operationId: 'cancelSandbox',
  path: `${at}/cancel`,
  summary: 'Cancel the subscription to a sandbox',
  description: 'It stays open until its end. One without an end ends now.',
  audit: sandboxCanceled,
})

export const reactivateSandbox = contract({
  ...step,
  operationId: 'reactivateSandbox',
  path: `${at}/reactivate`,
  summary: 'Take the cancellation of a sandbox back, or extend one that ended',
  description: 'Its data must still be there.',
  audit: sandboxReactivated,
  body: z
    .strictObject({ expires_at: instant.nullable().openapi({ description: 'Its new end. `null` for none.' }) })
    .openapi('SandboxReactivation'),
  body_example: { expires_at: null },
})

const work = {
  ...step,
  problems: ['transition_not_allowed', 'sandbox_type_cannot'],
} as const

export const applySandboxBlueprint = contract({
  ...work,
  operationId: 'applySandboxBlueprint',
  path: `${at}/blueprint`,
  summary: 'Build a WordPress sandbox anew from a blueprint',
  description:
    'A ZIP with `blueprint.json` and folders `plugins/`, `themes/` and `uploads/`. The plan has `settings` (options by name), `plugins` (files to switch on, such as `shop/shop.php`), `theme` and `content` (`type`, `title`, `slug`, `text`). It is code that runs in the sandbox. What the sandbox held, and its snapshot, are replaced; copies made from then on begin with it.',
  audit: sandboxBlueprintApplied,
  multipart: true,
  body_bytes_max: playgroundLimits.blueprint_bytes_max + limits.multipart_overhead_bytes_max,
  body: z.strictObject({ file: uploadedFile }),
})

export const snapshotSandbox = contract({
  ...work,
  operationId: 'snapshotSandbox',
  path: `${at}/snapshot`,
  summary: 'Take a snapshot of a sandbox',
  description:
    'The snapshot replaces the one before. Copies, resets and the pool begin with it. The machine stops for it.',
  audit: sandboxSnapshotTaken,
})

export const resetSandbox = contract({
  ...work,
  operationId: 'resetSandbox',
  path: `${at}/reset`,
  summary: 'Reset a sandbox to its snapshot',
  description: 'A copy is reset to the snapshot of its source. What was changed since is lost.',
  audit: sandboxReset,
  problems: ['transition_not_allowed', 'sandbox_type_cannot', 'sandbox_snapshot_missing'],
})

export const duplicateSandbox = contract({
  ...work,
  permission: 'create-sandbox',
  operationId: 'duplicateSandbox',
  path: `${at}/duplicate`,
  summary: 'Duplicate a sandbox with its content',
  description: 'The copy is made in the background: `machine_status` is `creating` meanwhile.',
  status: 201,
  audit: sandboxCreated,
  body: z.strictObject({ name: sandboxName }).openapi('SandboxDuplicate'),
  body_example: { name: 'Shop-demo-2' },
  consumes: [sandboxesAllowance],
  problems: ['name_taken', 'transition_not_allowed', 'sandbox_type_cannot'],
})
