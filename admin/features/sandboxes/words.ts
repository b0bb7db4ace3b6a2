/** Words for types, tasks and failures of sandboxes. */
import type { SandboxFailure, SandboxType } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'

export const typeWords: Record<SandboxType, MessageKey> = {
  wordpress: 'sandboxes.wordpress',
  cpanel: 'sandboxes.cpanel',
  url: 'sandboxes.url_type',
}

export const taskWords: Record<string, MessageKey | undefined> = {
  create: 'sandboxes.task_create',
  copy: 'sandboxes.task_copy',
  snapshot: 'sandboxes.task_snapshot',
  reset: 'sandboxes.task_reset',
  suspend: 'sandboxes.task_suspend',
  resume: 'sandboxes.task_resume',
}

export const failureWords: Record<SandboxFailure, MessageKey> = {
  runtime_missing: 'sandboxes.failure_runtime_missing',
  wordpress_missing: 'sandboxes.failure_wordpress_missing',
  address_missing: 'sandboxes.failure_address_missing',
  start_failed: 'sandboxes.failure_start_failed',
  start_slow: 'sandboxes.failure_start_slow',
  no_place: 'sandboxes.failure_no_place',
  disk_full: 'sandboxes.failure_disk_full',
  snapshot_missing: 'sandboxes.failure_snapshot_missing',
  files_missing: 'sandboxes.failure_files_missing',
  blueprint_missing: 'sandboxes.failure_blueprint_missing',
  blueprint_failed: 'sandboxes.failure_blueprint_failed',
  panel_not_configured: 'sandboxes.failure_panel_not_configured',
  panel_unreachable: 'sandboxes.failure_panel_unreachable',
  panel_slow: 'sandboxes.failure_panel_slow',
  panel_certificate: 'sandboxes.failure_panel_certificate',
  panel_token_refused: 'sandboxes.failure_panel_token_refused',
  panel_refused: 'sandboxes.failure_panel_refused',
  panel_name_taken: 'sandboxes.failure_panel_name_taken',
}
